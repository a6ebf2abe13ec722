import type { BillingContract } from '../domain/billing/invoice.ts';
import { widestDays } from '../domain/billing/invoiceSearch.ts';
import type { Days } from '../domain/consumption/period.ts';
import type { ReadContracts } from '../domain/contract/contractPage.ts';
import { readAllInvoices } from './allInvoices.ts';
import { cachedForVisit } from './client/visitCache.ts';
import { searchInvoices, searchInvoicesOfContract } from './invoices.ts';

type Page = { days: Days; page: number };

const keyOf = ({ days: { startDate, endDate }, page }: Page): string => `${startDate} ${endDate} ${page}`;

const pendingIn = (days: Days) => ({ ...days, pending: true as const });

const readContracts = cachedForVisit(keyOf, async ({ days, page }: Page, signal) => ({
  ...(await searchInvoices({ criteria: pendingIn(days), page }, signal)),
  readAt: new Date(),
}));

const readRows = cachedForVisit(
  ({ reference, ...page }: Page & { reference: string }) => `${reference} ${keyOf(page)}`,
  ({ days, ...query }: Page & { reference: string }, signal) =>
    searchInvoicesOfContract({ ...query, criteria: pendingIn(days) }, signal),
);

export type PendingQuery = {
  today: Date;
  /** Maximum number of pages of contracts; without it, all pages. */
  mostPages?: number;
};

/**
 * Loads the contracts with unpaid invoices, and all these invoices, over the widest period. Each answer is cached
 * for the visit: a second call, or a retry, sends only the calls that have not succeeded.
 */
export const loadPendingInvoices = (
  { today, mostPages }: PendingQuery,
  signal: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<ReadContracts<BillingContract>> => {
  const days = widestDays(today);
  return readAllInvoices(
    {
      contracts: (page) => readContracts({ days, page }, signal),
      rows: (query) => readRows({ days, ...query }, signal),
    },
    { mostPages, onProgress },
    signal,
  );
};
