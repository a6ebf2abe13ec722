import { type ComponentType, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createActor } from 'xstate';
import { collaboratorsMachine } from '#machines/collaborators/collaborators.machine.ts';
import { customerServiceMachine } from '#machines/customer-service/customerService.machine.ts';
import { meterMachine } from '#machines/meter/meter.machine.ts';
import { CollaboratorsView } from '../../flows/collaborators/CollaboratorsView.tsx';
import { CustomerServiceView } from '../../flows/customer-service/CustomerServiceView.tsx';
import { HistogramSkeleton } from '../../flows/histogram/HistogramSkeleton.tsx';
import { MeterView } from '../../flows/meter/MeterView.tsx';
import { DashboardSkeleton } from '../../pages/dashboard/DashboardSkeleton.tsx';
import { PersonalSpaceSkeleton } from '../../pages/personal-space/PersonalSpaceSkeleton.tsx';
import type { RoutePath } from '../routes.ts';
import { BillingWaiting, ConsumptionWaiting } from './SearchedLists.tsx';
import {
  DirectDebitWaiting,
  MandateDownloadWaiting,
  PaymentWaiting,
  ProfileCompletionWaiting,
} from './Tasks.tsx';

const MeterWaiting = () => {
  const [actor] = useState(() =>
    createActor(meterMachine, { input: { kind: 'TR', reference: '', idPDS: '', known: null } }),
  );
  return (
    <MeterView
      actor={actor}
      showsEverything={false}
      modalAddressOf={(modal) => `?modale=${modal}`}
      addressOf={() => ''}
    >
      <HistogramSkeleton />
    </MeterView>
  );
};

const AdministrationWaiting = () => {
  const [actor] = useState(() => createActor(collaboratorsMachine));
  return <CollaboratorsView actor={actor} />;
};

const CustomerServiceWaiting = () => {
  const [actor] = useState(() =>
    createActor(customerServiceMachine, {
      input: { role: 'owner', contracts: [], identity: { first_name: '', last_name: '' } },
    }),
  );
  return <CustomerServiceView actor={actor} phoneStep={() => null} onClose={() => {}} />;
};

/** No device tells its language here. */
const inFrench = (Page: ComponentType) => () => (
  <I18nProvider locale="fr-FR">
    <Page />
  </I18nProvider>
);

/** What only the signed-in may see. */
export type ProtectedPath = Extract<
  RoutePath,
  | '/'
  | '/tableau-de-bord'
  | '/renseignement-profil'
  | '/download/contract/mandate/:reference/:type'
  | '/service-client'
  | `/espace-${'facturation' | 'consommation' | 'personnel' | 'de-paiement' | 'admin'}`
  | `/espace-consommation/${string}`
  | `/prelevement-automatique/${string}`
>;

/**
 * What stands in the place of each protected page before it is known who signs in: true of whoever does, and made of
 * what the page is made of, so that nothing moves when it comes. For the build alone, which writes it in the HTML.
 */
export const waitingPages: Readonly<Record<ProtectedPath, ComponentType>> = {
  '/': inFrench(DashboardSkeleton),
  '/tableau-de-bord': inFrench(DashboardSkeleton),
  '/renseignement-profil': inFrench(ProfileCompletionWaiting),
  '/espace-facturation': inFrench(BillingWaiting),
  '/espace-consommation/:kind/:reference/:idPDS': inFrench(MeterWaiting),
  '/espace-consommation': inFrench(ConsumptionWaiting),
  '/espace-personnel': inFrench(PersonalSpaceSkeleton),
  '/espace-de-paiement': inFrench(PaymentWaiting),
  '/espace-admin': inFrench(AdministrationWaiting),
  '/service-client': inFrench(CustomerServiceWaiting),
  '/prelevement-automatique/:status?/:fullRef?/:transactionid?': inFrench(DirectDebitWaiting),
  '/download/contract/mandate/:reference/:type': inFrench(MandateDownloadWaiting),
};
