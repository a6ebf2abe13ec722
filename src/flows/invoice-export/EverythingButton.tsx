import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { t } from '#locales/fr/invoiceExport.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import { Button, type ButtonProps } from '../../ui/controls/buttons/Button.tsx';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';

type ReadingProps = Omit<ButtonProps, 'onPress'> & {
  actor: InvoiceExportActor;
  /** Asks for the invoices to read. */
  onPress: () => void;
};

/** Has invoices read, which are then selected: nothing is pressed while the export is busy with others. */
export const ReadingButton = ({ actor, onPress, ...button }: ReadingProps) => {
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  return <Button {...button} {...(isOffered ? { onPress } : { 'aria-disabled': true })} />;
};

type Named = {
  /** The search is the usual one: every contract, over the last 12 months. */
  isUsual: boolean;
};

/** Its place, while what it would export is searched. */
export const EverythingSkeleton = ({ isUsual }: Named) => (
  <Skeleton width={isUsual ? '17rem' : '10.5rem'} height={controlHeight} />
);

type Props = Named & { actor: InvoiceExportActor; criteria: InvoiceCriteria };

/** Selects all that the search has found, once it is read. */
export const EverythingButton = ({ actor, criteria, isUsual }: Props) => (
  <ReadingButton
    actor={actor}
    icon={<Download />}
    onPress={() => actor.send({ type: 'everything.chosen', criteria })}
  >
    {t(isUsual ? 'everything.usual' : 'everything.found')}
  </ReadingButton>
);
