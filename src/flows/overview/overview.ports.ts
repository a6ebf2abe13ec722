import { fromPromise } from 'xstate';
import { overviewMachine } from '#machines/overview/overview.machine.ts';
import { searchMeters } from '../../api/consumption.ts';
import { searchInvoices } from '../../api/invoices.ts';
import { readFirstContracts } from './readFirstContracts.ts';

const everyMeter = { reference: undefined, matricule: undefined, siteAddress: undefined };

export const overview = overviewMachine.provide({
  actors: {
    listPending: fromPromise(({ input, signal }) =>
      readFirstContracts(
        (page) => searchInvoices({ criteria: { ...input, pending: true }, page }, signal),
        signal,
      ),
    ),
    listMeters: fromPromise(({ signal }) =>
      readFirstContracts((page) => searchMeters({ criteria: everyMeter, page }, signal), signal),
    ),
  },
});
