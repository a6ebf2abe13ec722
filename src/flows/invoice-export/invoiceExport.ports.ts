import { fromPromise } from 'xstate';
import {
  type InvoiceExportActor,
  type InvoiceExportSnapshot,
  invoiceExportMachine,
} from '#machines/invoice-export/invoiceExport.machine.ts';
import { type InterruptedDocuments, toInterrupted } from '#machines/invoice-export/invoiceExport.setup.ts';
import { lazyPort, saveFile } from '../../views/progress/reportProgress.ts';

export const invoiceExport = invoiceExportMachine.provide({
  actors: {
    listInvoices: lazyPort(async () => (await import('./listInvoices.ts')).listInvoices),
    fetchDocuments: lazyPort(async () => (await import('./listInvoices.ts')).fetchDocuments),
    packDocuments: lazyPort(async () => (await import('./packDocuments.ts')).packDocuments),
    writeList: lazyPort(async () => (await import('./writeList.ts')).writeList),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});

const listLeft = (snapshot: InvoiceExportSnapshot) => {
  const { requested, saved, format } = snapshot.context;
  if (snapshot.matches({ choosing: 'saved' })) return saved?.missing ?? [];
  // Only archives are resumed: a list needs no call, and the browser must not store amounts.
  return format === 'zip' ? requested : [];
};

/** Part of an archive that no file contains when the session ends; null if there is none. */
export const leftOfDocuments = (
  actor: Pick<InvoiceExportActor, 'getSnapshot'>,
): InterruptedDocuments | null => {
  const snapshot = actor.getSnapshot();
  const { interrupted, savedBefore, saved, unread } = snapshot.context;
  if (snapshot.matches('interrupted')) return interrupted ?? null;
  const count = snapshot.matches({ choosing: 'saved' }) ? (saved?.count ?? 0) : 0;
  return toInterrupted(listLeft(snapshot), savedBefore + count, unread);
};
