import { fromPromise } from 'xstate';
import { billingMachine, invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { invoiceTableMachine } from '#machines/billing/invoiceTable.machine.ts';
import { loadPages } from '../../api/client/pages.ts';
import { searchInvoices, searchInvoicesOfContract } from '../../api/invoices.ts';
import { lazyPort } from '../../views/progress/reportProgress.ts';

export const billing = billingMachine.provide({
  actors: { searchContracts: fromPromise(({ input, signal }) => searchInvoices(input, signal)) },
});

export const invoicePages = invoicePagesMachine.provide({
  actors: {
    loadRows: fromPromise(({ input, signal }) => loadPages(searchInvoicesOfContract, input, signal)),
  },
});

export const invoiceTable = invoiceTableMachine.provide({
  actors: {
    readInvoices: lazyPort(async () => (await import('../../api/pendingInvoices.ts')).loadInvoiceTable),
  },
});
