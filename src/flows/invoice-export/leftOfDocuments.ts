import { type InterruptedDocuments, toInterrupted } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { InvoiceExportActor, InvoiceExportSnapshot } from './invoiceExportActor.ts';

const listLeft = (snapshot: InvoiceExportSnapshot) => {
  const { requested, saved, format } = snapshot.context;
  if (snapshot.matches({ choosing: 'saved' })) return saved?.missing ?? [];
  // The amounts of a list are not stored: it is written at once, and calls nothing.
  return format === 'zip' ? requested : [];
};

/** What no archive holds yet of one that ends before its time: all of it, but what is just saved; null for nothing. */
export const leftOfDocuments = (
  actor: Pick<InvoiceExportActor, 'getSnapshot'>,
): InterruptedDocuments | null => {
  const snapshot = actor.getSnapshot();
  const { interrupted, savedBefore, saved, unread } = snapshot.context;
  if (snapshot.matches('interrupted')) return interrupted ?? null;
  const count = snapshot.matches({ choosing: 'saved' }) ? (saved?.count ?? 0) : 0;
  return toInterrupted(listLeft(snapshot), savedBefore + count, unread);
};
