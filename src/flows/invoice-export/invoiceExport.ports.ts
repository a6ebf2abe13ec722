import { fromPromise } from 'xstate';
import { invoiceExportMachine } from '#machines/invoice-export/invoiceExport.machine.ts';
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
