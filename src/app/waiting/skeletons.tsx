import type { ReactNode } from 'react';
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
import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import { leakWatchMachine } from '#machines/leak-watch/leakWatch.machine.ts';
import { mandateDownloadMachine } from '#machines/mandate-download/mandateDownload.machine.ts';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { overviewMachine } from '#machines/overview/overview.machine.ts';
import { profileCompletionMachine } from '#machines/profile-completion/profileCompletion.machine.ts';
import { reportMachine } from '#machines/report/report.machine.ts';
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
import { EverythingSkeleton } from '../../flows/invoice-export/ContractSelection.tsx';
import { LeakWatchView } from '../../flows/leak-watch/LeakWatchView.tsx';
import { wholeList } from '../../flows/leak-watch/watchList.ts';
import { MandateDownloadView } from '../../flows/mandate-download/MandateDownloadView.tsx';
import { MeterView } from '../../flows/meter/MeterView.tsx';
import { OverviewView } from '../../flows/overview/OverviewView.tsx';
import { about, content, note, page, shape, stageOf } from '../../flows/payment/Payment.css.ts';
import { ProfileCompletionView } from '../../flows/profile-completion/ProfileCompletionView.tsx';
import { ReportView } from '../../flows/report/ReportView.tsx';
import { CountSkeleton, LeakRoom, SitesCard, SitesSkeleton } from '../../flows/sites/SitesFrame.tsx';
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
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { roomy } from './Waiting.css.ts';

/** Props of a list without criteria, because the URL is unknown during the build. */
const emptyList = { emptyHelp: '', itemOf: () => null };

const anyDay = new Date(0);
const invoices = invoiceSearch({ today: anyDay, view: 'contrats' });
const search = { ...invoices, fieldsOf: () => invoices.fieldsOf({}) };

const today = new Date();
const nobody = { name: '', logo: '', legalName: '', legalForm: '', address: '', register: '' };
const unknown = { first_name: '', last_name: '', entity_name: '', department_code: '', civility: null };

/** Skeletons by page name. Only the build renders the skeletons, without starting their actors. */
export const skeletons: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries({
    Administration: <CollaboratorsView actor={createActor(collaboratorsMachine)} />,
    Billing: (
      <div className={roomy}>
        <ContractListView
          {...emptyList}
          t={billing}
          actor={createActor(billingMachine, { input: { typed: defaultInvoiceSearch(anyDay) } })}
          search={search}
          views={<Skeleton width="min(23.75rem, 100%)" height={controlHeight} />}
        >
          <EverythingSkeleton />
        </ContractListView>
      </div>
    ),
    Certificate: (
      <CertificateView
        actor={createActor(certificateMachine, { input: { reference: '', idPDS: '', today } })}
        meterAddress="/espace-consommation"
        maker={nobody}
        customer=""
      />
    ),
    Comparison: (
      <ComparisonView
        actor={createActor(comparisonMachine, {
          input: { today, ...comparisonOfAddress(new URLSearchParams(), today) },
        })}
      />
    ),
    Consumption: (
      <div className={roomy}>
        <ContractListView
          {...emptyList}
          t={consumption}
          actor={createActor(consumptionMachine, { input: { typed: {} } })}
          search={meterSearch}
        >
          <SitesLinks exportAddress="?modale=export" />
        </ContractListView>
      </div>
    ),
    CustomerService: (
      <CustomerServiceView
        actor={createActor(customerServiceMachine, {
          input: { role: 'owner', contracts: [], today: '', identity: { first_name: '', last_name: '' } },
        })}
        phoneStep={() => null}
        phones={{ emergencyPhone: '', servicePhone: '' }}
        onClose={() => {}}
      />
    ),
    Dashboard: (
      <DashboardPage profile={null} retry={null}>
        <OverviewView
          actor={createActor(overviewMachine, {
            input: { standing: 'served', firstSteps: [], balance: null, showsDueDates: false, today: anyDay },
          })}
          isOpening
          unreadBalances={[]}
          retry={null}
          meterAddressOf={() => ''}
          watchLink={<WatchLink />}
          leaks={<LeakRoom />}
          sites={
            <SitesCard aside={<CountSkeleton />}>
              <SitesSkeleton />
            </SitesCard>
          }
          contracts={<ContractTableSkeleton />}
          products={<ProductCarousel />}
        />
      </DashboardPage>
    ),
    DirectDebit: (
      <div className={debitPage}>
        <PageHeader title={directDebit('title')} subtitle={directDebit('subtitle')} />
        <Spinner label={ui('loading')} />
      </div>
    ),
    MandateDownload: (
      <MandateDownloadView
        actor={createActor(mandateDownloadMachine, { input: { reference: '', type: '' } })}
      />
    ),
    Meter: (
      <MeterView
        actor={createActor(meterMachine, { input: { kind: 'TR', reference: '', idPDS: '', known: null } })}
        showsEverything={false}
        modalAddressOf={(modal) => `?modale=${modal}`}
        addressOf={() => ''}
        certificateAddress={null}
      >
        <HistogramSkeleton />
      </MeterView>
    ),
    Payment: (
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
    ),
    PersonalSpace: <PersonalSpaceSkeleton />,
    ProfileCompletion: (
      <div className={formColumn}>
        <PageHeader title={profileCompletion('title')} />
        <Card>
          <ProfileCompletionView
            actor={createActor(profileCompletionMachine, { input: { role: 'owner', identity: unknown } })}
          />
        </Card>
      </div>
    ),
    Report: (
      <ReportView
        actor={createActor(reportMachine, { input: { year: '', today } })}
        addressOf={() => '/espace-consommation'}
      />
    ),
    LeakWatch: (
      <LeakWatchView
        actor={createActor(leakWatchMachine, { input: {} })}
        now={0}
        list={wholeList}
        onList={() => {}}
        requestedOn={() => null}
        addressOf={() => '/espace-consommation'}
        requestOf={() => null}
        emergencyPhone=""
      />
    ),
  }),
);
