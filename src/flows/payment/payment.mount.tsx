import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { PaymentView } from './PaymentView.tsx';

/** A form that shows what the portal says to it. */
const form = {
  address: 'data:text/html;charset=utf-8,<h1>Votre mandat</h1><p>Ce que le portail dit au formulaire : ',
  sandbox: 'allow-forms allow-scripts',
  origin: 'null',
};

export const paymentMount = defineMount(paymentMachine, (props: MountProps<typeof PaymentView>) => (
  <PaymentView form={form} {...props} />
));
