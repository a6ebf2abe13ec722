import { useSelector } from '@xstate/react';
import CheckCheck from 'lucide-react/icons/check-check';
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

export const EverythingSkeleton = () => <Skeleton width="16.55rem" height={controlHeight} />;

type Props = { actor: InvoiceExportActor; criteria: InvoiceCriteria };

export const EverythingButton = ({ actor, criteria }: Props) => (
  <ReadingButton
    actor={actor}
    icon={<CheckCheck />}
    onPress={() => actor.send({ type: 'everything.chosen', criteria })}
  >
    {t('everything')}
  </ReadingButton>
);
