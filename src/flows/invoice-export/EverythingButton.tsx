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
  onPress: () => void;
};

export const ReadingButton = ({ actor, onPress, ...button }: ReadingProps) => {
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  return <Button {...button} {...(isOffered ? { onPress } : { 'aria-disabled': true })} />;
};

type Named = {
  /** True for the default search: every contract, last 12 months. */
  isUsual: boolean;
};

export const EverythingSkeleton = ({ isUsual }: Named) => (
  <Skeleton width={isUsual ? '19.2rem' : '9.1rem'} height={controlHeight} />
);

type Props = Named & { actor: InvoiceExportActor; criteria: InvoiceCriteria };

export const EverythingButton = ({ actor, criteria, isUsual }: Props) => (
  <ReadingButton
    actor={actor}
    icon={<Download />}
    onPress={() => actor.send({ type: 'everything.chosen', criteria })}
  >
    {t(isUsual ? 'everything.usual' : 'everything.found')}
  </ReadingButton>
);
