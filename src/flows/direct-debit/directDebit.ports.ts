import { fromPromise } from 'xstate';
import { directDebitMachine } from '#machines/direct-debit/directDebit.machine.ts';
import { loadInformation, requestDebit } from '../../api/directDebit.ts';
import { fetchMandate } from '../../api/documents.ts';
import { findBillingContract } from '../../api/invoices.ts';
import { guardLeaving } from '../../ui/dialogs/leaving.ts';

export const directDebit = directDebitMachine.provide({
  actors: {
    loadInformation: fromPromise(({ input, signal }) => loadInformation(input, signal)),
    findBilling: fromPromise(({ input: { reference, ...criteria }, signal }) =>
      findBillingContract({ reference, criteria, page: 1 }, signal),
    ),
    requestDebit: fromPromise(({ input, signal }) => requestDebit(input, signal)),
    readMandate: fromPromise(async ({ input, signal }) => {
      await fetchMandate({ reference: input, type: 'sps' }, signal);
    }),
    openSignature: fromPromise(async ({ input }) => {
      guardLeaving(null);
      location.assign(input);
    }),
  },
});
