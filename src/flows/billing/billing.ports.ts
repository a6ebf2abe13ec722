import { fromPromise } from 'xstate';
import { billingMachine, invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { loadPages } from '../../api/client/pages.ts';
import { searchInvoices, searchInvoicesOfContract } from '../../api/invoices.ts';

export const billing = billingMachine.provide({
  actors: { searchContracts: fromPromise(({ input, signal }) => searchInvoices(input, signal)) },
});

export const invoicePages = invoicePagesMachine.provide({
  actors: {
    loadRows: fromPromise(({ input, signal }) => loadPages(searchInvoicesOfContract, input, signal)),
  },
});
