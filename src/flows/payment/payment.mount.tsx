import type { SyntheticEvent } from 'react';
import { t } from '#locales/fr/payment.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { turnedAwayNotice } from '../../views/turnedAwayText.ts';
import { useNoticedEnd } from '../../views/useNoticedEnd.ts';
import { PaymentView } from './PaymentPage.tsx';
import { page } from './PaymentView.css.ts';

/** A form that shows what the portal says to it. */
const form = {
  address: 'data:text/html;charset=utf-8,<h1>Votre mandat</h1><p>Ce que le portail dit au formulaire : ',
  sandbox: 'allow-forms allow-scripts',
  origin: 'null',
};

/** The page in the frame has loaded when the flow is told so, and not by itself. */
const withholdLoads = (event: SyntheticEvent) => {
  if (event.isTrusted) event.stopPropagation();
};

/** The page of the flow, which a notice says the end of. */
const PaymentFrame = (props: MountProps<typeof PaymentView>) => {
  useNoticedEnd(props.actor, turnedAwayNotice);
  return (
    <div className={page} onLoadCapture={withholdLoads}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PaymentView form={form} {...props} />
    </div>
  );
};

export const paymentMount = defineMount(paymentMachine, PaymentFrame);
