import { fromPromise } from 'xstate';
import { t } from '#locales/fr/documentDownload.ts';
import { documentDownloadMachine } from '#machines/document-download/documentDownload.machine.ts';
import { fetchInsert, fetchInvoice } from '../../api/documents.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { saveFile } from '../../views/progress/reportProgress.ts';

export const documentDownload = documentDownloadMachine.provide({
  actors: {
    fetchDocument: fromPromise(({ input, signal }) =>
      input.kind === 'invoice' ? fetchInvoice(input.invoice, signal) : fetchInsert(input.insert, signal),
    ),
    saveDocument: fromPromise(async ({ input }) => {
      try {
        await saveFile(input.file, input.name);
      } catch {
        throw technicalFailure(t('unsaved'));
      }
    }),
  },
});
