import type { TableQuery } from '#machines/billing/invoiceTable.machine.ts';
import type { BillingContract } from '../domain/billing/invoice.ts';
import { pendingCriteria } from '../domain/calendar.ts';
import type { ReadContracts } from '../domain/contract/contractPage.ts';
import { readAllInvoices } from './allInvoices.ts';
import { cachedForVisit } from './client/visitCache.ts';
import { searchInvoices, searchInvoicesOfContract } from './invoices.ts';

const readContracts = cachedForVisit(JSON.stringify, searchInvoices);

const readRows = cachedForVisit(JSON.stringify, searchInvoicesOfContract);

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
    { mostPages, onProgress },
    signal,
  );

type PendingQuery = { today: Date; mostPages?: number | null };

/** Loads contracts with their unpaid invoices of the last ten years. Responses are cached. */
export const loadPendingInvoices = ({ today, mostPages = null }: PendingQuery, signal: AbortSignal) =>
  loadInvoiceTable({ criteria: pendingCriteria(today), mostPages }, signal);
