import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { t } from '#locales/fr/payment.ts';
import type { MandateForm } from '#machines/payment/mandateForm.ts';
import { type PaymentInput, paymentMachine } from '#machines/payment/payment.machine.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useFlowEnd } from '../../views/useFlowEnd.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { page } from './PaymentView.css.ts';
import { PaymentView } from './PaymentView.tsx';

type Props = {
  input: PaymentInput;
  form: MandateForm;
  /** What the profile says of the contract is no longer so. */
  onSaved: () => void;
  /** The mandate of this contract cannot be typed here and now. */
  onTurnedAway: () => void;
};

export const PaymentPage = ({ input, form, onSaved, onTurnedAway }: Props) => {
  const actor = useActorRef(paymentMachine, { input });
  const isSaved = useSnapshot(actor).matches('saved');
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  useFlowEnd(actor, onTurnedAway);
  return (
    <div className={page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PaymentView actor={actor} form={form} />
    </div>
  );
};
