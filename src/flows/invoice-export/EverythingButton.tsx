import Download from 'lucide-react/icons/download';
import { t } from '#locales/fr/invoiceExport.ts';
import type { InvoiceCriteria } from '#machines/domain/billing/invoiceSearch.ts';
import { Skeleton } from '../../ui/display/Skeleton.tsx';
import { controlHeight } from '../../ui/theme/tokens.ts';
import type { InvoiceExportActor } from './invoiceExportActor.ts';
import { ReadingButton } from './ReadingButton.tsx';

/** Its place, while what it would export is searched. */
export const EverythingSkeleton = () => <Skeleton width="10.5rem" height={controlHeight} />;

type Props = { actor: InvoiceExportActor; criteria: InvoiceCriteria };

/** Selects all that the search has found, once it is read. */
export const EverythingButton = ({ actor, criteria }: Props) => (
  <ReadingButton
    actor={actor}
    icon={<Download />}
    onPress={() => actor.send({ type: 'everything.chosen', criteria })}
  >
    {t('everything')}
  </ReadingButton>
);
