import { fromPromise } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { reportProgress, saveFile } from '../../views/progress/reportProgress.ts';

/** The code of each call comes with it. */
export const invoiceExport = invoiceExportMachine.provide({
  actors: {
    listInvoices: fromPromise(async ({ input, signal, emit }) => {
      const { listInvoices } = await loadModule(() => import('./listInvoices.ts'));
      return listInvoices(input, signal, reportProgress(emit));
    }),
    fetchDocuments: fromPromise(async ({ input, signal, emit }) => {
      const { fetchDocuments } = await loadModule(() => import('./fetchDocuments.ts'));
      return fetchDocuments(input, signal, reportProgress(emit));
    }),
    packDocuments: fromPromise(async ({ input, signal, emit }) => {
      const { packDocuments } = await loadModule(() => import('./packDocuments.ts'));
      return packDocuments(input, signal, reportProgress(emit));
    }),
    writeList: fromPromise(async ({ input }) => {
      const { writeList } = await loadModule(() => import('./writeList.ts'));
      return writeList(input);
    }),
    saveFile: fromPromise(({ input }) => saveFile(input.file, input.name)),
  },
});
