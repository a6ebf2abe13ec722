import type { Fetching } from '#machines/invoice-export/invoiceExport.setup.ts';
import { readAllInvoices } from '../../api/allInvoices.ts';
import { gather } from '../../api/client/gather.ts';
import { fetchInvoice } from '../../api/documents.ts';
import { searchInvoices, searchInvoicesOfContract } from '../../api/invoices.ts';
import type { Readable } from '../../domain/answer.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import { type DueInvoice, rowsOf, type Seen } from '../../domain/billing/toPay.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

export const listInvoices = async (
  { criteria, ...seen }: Seen & { criteria: InvoiceCriteria },
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Readable<DueInvoice>> => {
  const { contracts, unread = [] } = await readAllInvoices(
    {
      contracts: (page) => searchInvoices({ criteria, page }, signal),
      rows: (query) => searchInvoicesOfContract({ ...query, criteria }, signal),
    },
    { onProgress },
    signal,
  );
  return { items: rowsOf(contracts, seen), unread };
};

export const fetchDocuments = (
  requested: readonly DueInvoice[],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Fetching> =>
  gather(requested, async (invoice) => ({ file: await fetchInvoice(invoice, signal) }), {
    signal,
    onProgress,
  });
