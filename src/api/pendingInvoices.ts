import type { BillingContract } from '../domain/billing/invoice.ts';
import type { InvoiceCriteria } from '../domain/billing/invoiceSearch.ts';
import { pendingCriteria } from '../domain/calendar.ts';
import type { Days } from '../domain/consumption/period.ts';
import type { ReadContracts } from '../domain/contract/contractPage.ts';
import { readAllInvoices } from './allInvoices.ts';
import { cachedForVisit } from './client/visitCache.ts';
import { searchInvoices, searchInvoicesOfContract } from './invoices.ts';

type Criteria = Days & Partial<InvoiceCriteria>;

type Page = { criteria: Criteria; page: number };

const readContracts = cachedForVisit(JSON.stringify, async (query: Page, signal) => ({
  ...(await searchInvoices(query, signal)),
  readAt: new Date(),
}));

const readRows = cachedForVisit(JSON.stringify, searchInvoicesOfContract);

type TableQuery = { criteria: Criteria; mostPages: number | null };

/** Loads contracts with all their invoices. Responses are cached, so a retry sends only the failed calls. */
export const loadInvoiceTable = (
  { criteria, mostPages }: TableQuery,
  signal: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<ReadContracts<BillingContract>> =>
  readAllInvoices(
    {
      contracts: (page) => readContracts({ criteria, page }, signal),
      rows: (query) => readRows({ criteria, ...query }, signal),
    },
    { mostPages: mostPages ?? Number.POSITIVE_INFINITY, ...(onProgress && { onProgress }) },
    signal,
  );

type PendingQuery = { today: Date; mostPages?: number };

/** Loads contracts with their unpaid invoices of the last ten years. Responses are cached. */
export const loadPendingInvoices = ({ today, mostPages }: PendingQuery, signal: AbortSignal) =>
  loadInvoiceTable({ criteria: pendingCriteria(today), mostPages: mostPages ?? null }, signal);
