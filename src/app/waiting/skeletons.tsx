import type { ComponentType } from 'react';
import { type ComponentProps, useState } from 'react';
import { createActor } from 'xstate';
import { t as billing } from '#locales/fr/billing.ts';
import { t as consumption } from '#locales/fr/consumption.ts';
import { t as directDebit } from '#locales/fr/directDebit.ts';
import { t as payment } from '#locales/fr/payment.ts';
import { t as profileCompletion } from '#locales/fr/profileCompletion.ts';
import { t as ui } from '#locales/fr/ui.ts';
import { billingMachine } from '#machines/billing/billing.machine.ts';
import { certificateMachine } from '#machines/certificate/certificate.machine.ts';
import { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { consumptionMachine } from '#machines/consumption/consumption.machine.ts';
import type { ContractListMachine } from '#machines/contract-list/contractList.machine.ts';
import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { overviewMachine } from '#machines/overview/overview.machine.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { watchMachine } from '#machines/watch/watch.machine.ts';
import { defaultInvoiceSearch } from '../../domain/billing/invoiceSearch.ts';
import { comparisonOfAddress } from '../../domain/consumption/meterComparison.ts';
import { invoiceSearch } from '../../flows/billing/invoiceSearch.ts';
import { CertificateView } from '../../flows/certificate/CertificateView.tsx';
import { CollaboratorsView } from '../../flows/collaborators/CollaboratorsView.tsx';
import { ComparisonView } from '../../flows/comparison/ComparisonView.tsx';
import { meterSearch } from '../../flows/consumption/meterSearch.ts';
import { CustomerServiceView } from '../../flows/customer-service/CustomerServiceView.tsx';
import { page as debitPage } from '../../flows/direct-debit/DirectDebit.css.ts';
import { HistogramSkeleton } from '../../flows/histogram/HistogramSkeleton.tsx';
import { EverythingSkeleton } from '../../flows/invoice-export/EverythingButton.tsx';
import { MandateDownloadView } from '../../flows/mandate-download/MandateDownloadView.tsx';
import { MeterView } from '../../flows/meter/MeterView.tsx';
import { OverviewView } from '../../flows/overview/OverviewView.tsx';
import { about, content, note, page, shape, stageOf } from '../../flows/payment/Payment.css.ts';
import { ProfileCompletionView } from '../../flows/profile-completion/ProfileCompletionView.tsx';
import { CountSkeleton, SitesCard, SitesSkeleton } from '../../flows/sites/SitesFrame.tsx';
import { WatchView } from '../../flows/watch/WatchView.tsx';
import { wholeList } from '../../flows/watch/watchList.ts';
import { ContractTableSkeleton } from '../../pages/dashboard/ContractTable.tsx';
import { DashboardPage } from '../../pages/dashboard/DashboardPage.tsx';
import { ProductCarousel } from '../../pages/dashboard/ProductCarousel.tsx';
import { PersonalSpaceSkeleton } from '../../pages/personal-space/PersonalSpacePage.tsx';
import { SitesLinks, WatchLink } from '../../pages/SitesLinks.tsx';
import { Spinner } from '../../ui/controls/buttons/Button.tsx';
import { FieldSkeleton } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { formColumn } from '../../ui/theme/column.css.ts';
import { controlHeight } from '../../ui/theme/tokens.ts';
import type { ListedContract } from '../../views/contract-list/ContractList.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { roomy } from './Waiting.css.ts';

const AdministrationSkeleton = () => {
  const [actor] = useState(() => createActor(collaboratorsMachine));
  return <CollaboratorsView actor={actor} />;
};

type View<Typed extends object, Criteria, Contract extends ListedContract> = ComponentProps<
  typeof ContractListView<Typed, Criteria, Contract>
>;

type SearchedListSkeletonProps<Typed extends object, Criteria, Contract extends ListedContract> = Pick<
  View<Typed, Criteria, Contract>,
  't' | 'search' | 'views' | 'children'
> & { machine: ContractListMachine<Typed, Criteria, Contract>; typed: Typed };

/** Skeleton of a list of contracts, without criteria, because the build does not know the address. */
const SearchedListSkeleton = <Typed extends object, Criteria, Contract extends ListedContract>({
  machine,
  typed,
  search,
  ...list
}: SearchedListSkeletonProps<Typed, Criteria, Contract>) => {
  const [actor] = useState(() => createActor(machine, { input: { typed } }));
  return (
    <div className={roomy}>
      <ContractListView {...list} actor={actor} search={search} emptyHelp="" itemOf={() => null} />
    </div>
  );
};

const anyDay = new Date(0);
const invoices = invoiceSearch({ today: anyDay, view: 'contrats' });
const search = { ...invoices, fieldsOf: () => invoices.fieldsOf({}) };

const BillingSkeleton = () => (
  <SearchedListSkeleton
    machine={billingMachine}
    typed={defaultInvoiceSearch(anyDay)}
    t={billing}
    search={search}
    views={<Skeleton width="min(23.75rem, 100%)" height={controlHeight} />}
  >
    <EverythingSkeleton isUsual />
  </SearchedListSkeleton>
);

const nobody = { name: '', logo: '', legalName: '', legalForm: '', address: '', register: '' };

const CertificateSkeleton = () => {
  const [actor] = useState(() =>
    createActor(certificateMachine, { input: { reference: '', idPDS: '', today: new Date() } }),
  );
  return <CertificateView actor={actor} meterAddress="/espace-consommation" maker={nobody} customer="" />;
};

const ComparisonSkeleton = () => {
  const [actor] = useState(() => {
    const today = new Date();
    return createActor(comparisonMachine, {
      input: { today, ...comparisonOfAddress(new URLSearchParams(), today) },
    });
  });
  return <ComparisonView actor={actor} />;
};

const ConsumptionSkeleton = () => (
  <SearchedListSkeleton machine={consumptionMachine} typed={{}} t={consumption} search={meterSearch}>
    <SitesLinks exportAddress="?modale=export" />
  </SearchedListSkeleton>
);

const CustomerServiceSkeleton = () => {
  const [actor] = useState(() =>
    createActor(customerServiceMachine, {
      input: { role: 'owner', contracts: [], today: '', identity: { first_name: '', last_name: '' } },
    }),
  );
  return (
    <CustomerServiceView
      actor={actor}
      phoneStep={() => null}
      phones={{ emergencyPhone: '', servicePhone: '' }}
      onClose={() => {}}
    />
  );
};

const DashboardSkeleton = () => {
  const [actor] = useState(() =>
    createActor(overviewMachine, {
      input: { standing: 'served', firstSteps: [], balance: null, showsDueDates: false, today: anyDay },
    }),
  );
  return (
    <DashboardPage profile={null} retry={null}>
      <OverviewView
        actor={actor}
        isOpening
        unreadBalances={[]}
        retry={null}
        meterAddressOf={() => ''}
        watchLink={<WatchLink />}
        sites={
          <SitesCard aside={<CountSkeleton />}>
            <SitesSkeleton />
          </SitesCard>
        }
        contracts={<ContractTableSkeleton />}
        products={<ProductCarousel />}
      />
    </DashboardPage>
  );
};

const DirectDebitSkeleton = () => (
  <div className={debitPage}>
    <PageHeader title={directDebit('title')} subtitle={directDebit('subtitle')} />
    <Spinner label={ui('loading')} />
  </div>
);

const MandateDownloadSkeleton = () => {
  const [actor] = useState(() => createActor(mandateDownloadMachine, { input: { reference: '', type: '' } }));
  return <MandateDownloadView actor={actor} />;
};

const MeterSkeleton = () => {
  const [actor] = useState(() =>
    createActor(meterMachine, { input: { kind: 'TR', reference: '', idPDS: '', known: null } }),
  );
  return (
    <MeterView
      actor={actor}
      showsEverything={false}
      modalAddressOf={(modal) => `?modale=${modal}`}
      addressOf={() => ''}
      certificateAddress={null}
    >
      <HistogramSkeleton />
    </MeterView>
  );
};

const PaymentSkeleton = () => (
  <div className={page}>
    <PageHeader title={payment('title')} subtitle={payment('subtitle')} />
    <Card>
      <div className={content}>
        <Skeleton width="min(18rem, 100%)" />
        <div className={about}>
          <p className={note}>{payment('loading')}</p>
        </div>
        <div className={stageOf.free}>
          <div className={shape}>
            <FieldSkeleton />
            <FieldSkeleton />
          </div>
        </div>
      </div>
    </Card>
  </div>
);

const unknown = { first_name: '', last_name: '', entity_name: '', department_code: '', civility: null };

const ProfileCompletionSkeleton = () => {
  const [actor] = useState(() =>
    createActor(profileCompletionMachine, { input: { role: 'owner', identity: unknown } }),
  );
  return (
    <div className={formColumn}>
      <PageHeader title={profileCompletion('title')} />
      <Card>
        <ProfileCompletionView actor={actor} />
      </Card>
    </div>
  );
};

const WatchSkeleton = () => {
  const [actor] = useState(() => createActor(watchMachine, { input: {} }));
  return (
    <WatchView
      actor={actor}
      now={0}
      list={wholeList}
      onList={() => {}}
      requestedOn={() => null}
      addressOf={() => '/espace-consommation'}
      requestOf={() => null}
      emergencyPhone=""
    />
  );
};

export const skeletons: ReadonlyMap<string, ComponentType> = new Map([
  ['Administration', AdministrationSkeleton],
  ['Billing', BillingSkeleton],
  ['Certificate', CertificateSkeleton],
  ['Comparison', ComparisonSkeleton],
  ['Consumption', ConsumptionSkeleton],
  ['CustomerService', CustomerServiceSkeleton],
  ['Dashboard', DashboardSkeleton],
  ['DirectDebit', DirectDebitSkeleton],
  ['MandateDownload', MandateDownloadSkeleton],
  ['Meter', MeterSkeleton],
  ['Payment', PaymentSkeleton],
  ['PersonalSpace', PersonalSpaceSkeleton],
  ['ProfileCompletion', ProfileCompletionSkeleton],
  ['Watch', WatchSkeleton],
]);
