import { fromPromise } from 'xstate';
import { overviewMachine } from '#machines/overview/overview.machine.ts';
import { inPool, pagesFrom } from '../../api/client/pages.ts';
import { searchMeters } from '../../api/consumption.ts';
import { searchInvoices } from '../../api/invoices.ts';
import type { Unread } from '../../domain/answer.ts';
import type { ContractPage, ReadContracts } from '../../domain/contract/contractPage.ts';

const everyMeter = { reference: undefined, matricule: undefined, siteAddress: undefined };

/** Maximum number of pages of contracts that a block reads by itself (docs/rules.md#limits). */
const mostPages = 4;

/** Reads the first pages of a search of contracts. Rejects if one fails, because a block shows no partial figure. */
const readFirstContracts = async <Contract extends { reference: string; unread: readonly Unread[] }>(
  search: (page: number) => Promise<ContractPage<Contract>>,
  signal: AbortSignal,
): Promise<ReadContracts<Contract>> => {
  const first = await search(1);
  const others = await inPool(pagesFrom(2, Math.min(first.pageCount, mostPages)), search, signal);
  const pages = [first, ...others];
  const all = pages.flatMap(({ contracts }) => contracts);
  // Two pages may contain the same contract, because the list may change between two calls.
  const contracts = [...new Map(all.map((contract) => [contract.reference, contract])).values()];
  const { contractCount, rowCount } = first;
  const unread = pages
    .flatMap((page) => page.unread)
    .concat(contracts.flatMap((contract) => contract.unread));
  return { contracts, contractCount, rowCount, unread, readAt: new Date() };
};

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
