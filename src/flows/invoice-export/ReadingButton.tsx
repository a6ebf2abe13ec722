import { useSelector } from '@xstate/react';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import { Button, type ButtonProps } from '../../ui/controls/buttons/Button.tsx';

type Props = Omit<ButtonProps, 'onPress'> & {
  actor: InvoiceExportActor;
  /** Asks for the invoices to read. */
  onPress: () => void;
};

/** Has invoices read, which are then selected: nothing is pressed while the export is busy with others. */
export const ReadingButton = ({ actor, onPress, ...button }: Props) => {
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  return <Button {...button} {...(isOffered ? { onPress } : { 'aria-disabled': true })} />;
};
