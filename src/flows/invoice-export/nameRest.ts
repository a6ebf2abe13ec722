import { t } from '#locales/fr/invoiceExport.ts';
import { plural } from '#locales/plural.ts';
import type { InterruptedDocuments } from '#machines/invoice-export/interruptedDocuments.ts';

/** What an archive that is resumed is called: by the first of its invoices, since several may be of the same contract. */
export const nameRest = ({ documents: [first, ...others] }: InterruptedDocuments): string =>
  t(`rest.${others.length ? plural(others.length) : 'none'}`, {
    first: first?.numeroFacture ?? '',
    count: others.length,
  });
