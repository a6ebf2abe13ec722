import { fromPromise } from 'xstate';
import { howToPayMachine } from '#machines/how-to-pay/howToPay.machine.ts';
import { searchInvoices } from '../../api/invoices.ts';
import { loadPendingInvoices } from '../../api/pendingInvoices.ts';
import { widestDays } from '../../domain/calendar.ts';

export const howToPay = howToPayMachine.provide({
  actors: {
    loadDue: fromPromise(async ({ input: { invoice, today }, signal }) => {
      if (invoice === null) return loadPendingInvoices({ today }, signal);
      const { reference, numeroFacture: invoiceNumber } = invoice;
      const criteria = { ...widestDays(today), reference, invoiceNumber, pending: true as const };
      return searchInvoices({ criteria, page: 1 }, signal);
    }),
  },
});
