import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { t } from '#locales/fr/howToPay.ts';
import type { Profile } from '../../domain/account/profile.ts';
import { hasCustomerService, maySubmit } from '../../domain/account/user.ts';
import { automaticPayment } from '../../domain/billing/automaticPayment.ts';
import { to } from '../../domain/paths.ts';
import type { DelayRequest } from '../../flows/how-to-pay/delayRequest.ts';
import type { Debit } from '../../flows/how-to-pay/Ways.tsx';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import DialogShell from '../../ui/dialogs/Dialog.tsx';
import { dialogPlaceholder } from '../../ui/dialogs/DialogPlaceholder.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { giveBackTyped } from '../../ui/forms/typedForms.ts';
import { useBrand } from '../../ui/theme/brand.tsx';
import { payModal } from '../../views/payAddress.ts';
import { invoiceOfModal, useModalAddress } from '../navigation/useModalAddress.ts';
import { useProfile } from '../session.tsx';
import { useSettings } from '../settings/settings.ts';
import { CalendarOfInvoice } from './CalendarButton.tsx';

const HowToPayDialog = onDemand(
  () => import('../../flows/how-to-pay/HowToPayDialog.tsx'),
  dialogPlaceholder(<Skeleton height="16rem" />),
);

const wizardOf = (reference: string): string => to('/prelevement-automatique', { contrat: reference });

const debitOf = ({ contracts }: Profile, reference: string | undefined): Debit => {
  const [first, ...others] = contracts.filter(
    (contract) => reference === undefined || contract.reference === reference,
  );
  if (!first) return { offer: 'none', address: '', isOfSeveral: false };
  if (others.length === 0)
    return { offer: automaticPayment(first), address: wizardOf(first.reference), isOfSeveral: false };
  const isOpen = [first, ...others].some((contract) => automaticPayment(contract) === 'open');
  return { offer: isOpen ? 'open' : 'none', address: '/espace-facturation', isOfSeveral: true };
};

/** URL of the service form with a prefilled request for more time to pay (docs/rules.md#how-to-pay). */
const requestPage = (profile: Profile): string =>
  `${hasCustomerService(profile) ? '/service-client' : '/contact'}?besoin=DELAI`;

const PayModal = () => {
  const { search, close } = useModalAddress();
  const [, navigate] = useLocation();
  const { showsEverything: showsDueDates } = useSettings().environment;
  const brand = useBrand();
  const profile = useProfile();
  const input = useMemo(
    () => ({ invoice: invoiceOfModal(search), showsDueDates, today: new Date() }),
    [search, showsDueDates],
  );
  const request = ({ references, message }: DelayRequest) => {
    const page = requestPage(profile);
    giveBackTyped([
      { flow: 'customerService', page, values: { references, message: [message] }, kind: 'prefilled' },
    ]);
    navigate(page);
  };
  return (
    search.get('modale') === payModal && (
      <DialogShell title={t('title')} onClose={close}>
        <HowToPayDialog
          input={input}
          brand={brand}
          balance={profile.soldeGlobal}
          debit={debitOf(profile, input.invoice?.reference)}
          mayAsk={maySubmit(profile.type, 'customerService')}
          calendarOf={(invoice) => <CalendarOfInvoice invoice={invoice} today={input.today} />}
          onAbandoned={close}
          onDelay={request}
        />
      </DialogShell>
    )
  );
};

export default PayModal;
