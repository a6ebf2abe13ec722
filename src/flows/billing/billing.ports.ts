import { fromPromise } from 'xstate';
import { billingMachine, invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { inPool } from '../../api/client/inPool.ts';
import { searchInvoices, searchInvoicesOf } from '../../api/invoices.ts';

export const billing = billingMachine.provide({
  actors: { searchContracts: fromPromise(({ input, signal }) => searchInvoices(input, signal)) },
});

export const invoicePages = invoicePagesMachine.provide({
  actors: {
    loadRows: fromPromise(({ input: { pages, ...query }, signal }) =>
      inPool(pages, (page) => searchInvoicesOf({ ...query, page }, signal), signal),
    ),
  },
});
