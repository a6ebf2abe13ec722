import { fromPromise } from 'xstate';
import type { Metered } from '#machines/overview/blocks.ts';
import { overviewMachine } from '#machines/overview/overview.machine.ts';
import { inPool, pagesFrom } from '../../api/client/pages.ts';
import { everyMeter, searchMeters } from '../../api/consumption.ts';
import { loadPendingInvoices } from '../../api/pendingInvoices.ts';
import { uniqueBy } from '../../domain/lists.ts';

/** Maximum number of pages that a block loads (docs/rules.md#limits). */
const mostPages = 4;

/** Loads the first pages of contracts. Rejects if a page fails: a block must not show a partial figure. */
const listMeters = async (signal: AbortSignal): Promise<Metered> => {
  const search = (page: number) => searchMeters({ criteria: everyMeter, page }, signal);
  const first = await search(1);
  const others = await inPool(pagesFrom(2, Math.min(first.pageCount, mostPages)), search, signal);
  const pages = [first, ...others];
  const all = pages.flatMap(({ contracts }) => contracts);
  // If the list changes between two calls, two pages can contain the same contract.
  const contracts = uniqueBy(all, ({ reference }) => reference);
  const { contractCount, rowCount } = first;
  const unread = pages
    .flatMap((page) => page.unread)
    .concat(contracts.flatMap((contract) => contract.unread));
  return { contracts, contractCount, rowCount, unread };
};

export const overview = overviewMachine.provide({
  actors: {
    listPending: fromPromise(({ input: { today }, signal }) =>
      loadPendingInvoices({ today, mostPages }, signal),
    ),
    listMeters: fromPromise(({ signal }) => listMeters(signal)),
  },
});
