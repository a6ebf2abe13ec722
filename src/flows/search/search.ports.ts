import { fromPromise } from 'xstate';
import { invoicesFound, metersFound } from '#machines/search/places.ts';
import { searchMachine } from '#machines/search/search.machine.ts';
import { searchMeters } from '../../api/consumption.ts';
import { searchInvoices } from '../../api/invoices.ts';

/** Loads only page 1 of invoices and meters (docs/decisions/0031-one-search-and-what-it-asks.md). */
export const search = searchMachine.provide({
  actors: {
    findInvoices: fromPromise(async ({ input: { number, ...days }, signal }) =>
      invoicesFound(await searchInvoices({ criteria: { invoiceNumber: number, ...days }, page: 1 }, signal)),
    ),
    findMeters: fromPromise(async ({ input: { number }, signal }) =>
      metersFound(
        await searchMeters(
          { criteria: { reference: undefined, matricule: number, siteAddress: undefined }, page: 1 },
          signal,
        ),
      ),
    ),
  },
});
