import { directDebitMachine } from '#machines/direct-debit/directDebit.machine.ts';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { DirectDebitView } from './DirectDebitView.tsx';

export const directDebitMount = defineMount(
  directDebitMachine,
  (props: MountProps<typeof DirectDebitView>) => <DirectDebitView creditor="Eaux du Ponant" {...props} />,
);
