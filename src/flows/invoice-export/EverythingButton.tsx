import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { t } from '#locales/fr/invoiceExport.ts';
import type { InvoiceCriteria } from '#machines/domain/invoiceSearch.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { controlHeight } from '../../ui/tokens.ts';
import type { InvoiceExportActor } from './invoiceExportActor.ts';

/** Its place, while what it would export is searched. */
export const EverythingSkeleton = () => <Skeleton width="10.5rem" height={controlHeight} />;

type Props = { actor: InvoiceExportActor; criteria: InvoiceCriteria };

/** Selects all that the search has found, once it is read. It keeps the focus that it had while it is read. */
export const EverythingButton = ({ actor, criteria }: Props) => {
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  return (
    <Button
      icon={<Download />}
      {...(isOffered
        ? { onPress: () => actor.send({ type: 'everything.chosen', criteria }) }
        : { 'aria-disabled': true })}
    >
      {t('everything')}
    </Button>
  );
};
