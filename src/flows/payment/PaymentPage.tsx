import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { t } from '#locales/fr/payment.ts';
import type { MandateForm } from '#machines/payment/mandateForm.ts';
import { type PaymentInput, paymentMachine } from '#machines/payment/payment.machine.ts';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { turnedAwayNotice } from '../../views/turnedAwayText.ts';
import { useNoticedEnd } from '../../views/useNoticedEnd.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { page } from './PaymentView.css.ts';
import { PaymentView } from './PaymentView.tsx';

type Props = {
  input: PaymentInput;
  form: MandateForm;
  /** What the profile says of the contract may no longer be so. */
  onProfileOutdated: () => void;
  /** The mandate of this contract cannot be typed here and now: a notice says why. */
  onTurnedAway: () => void;
};

export const PaymentPage = ({ input, form, onProfileOutdated, onTurnedAway }: Props) => {
  const actor = useActorRef(paymentMachine, { input });
  const isShown = useSnapshot(actor).matches('shown');
  // Once the form has been there and is gone: its provider may have saved the mandate, and said nothing.
  useEffect(() => (isShown ? onProfileOutdated : undefined), [isShown, onProfileOutdated]);
  useNoticedEnd(actor, turnedAwayNotice, onTurnedAway);
  return (
    <div className={page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PaymentView actor={actor} form={form} />
    </div>
  );
};
