import type { Fetching } from '#machines/invoice-export/invoiceExport.setup.ts';
import { type ListedInvoice, toListedInvoices, toSelection } from '#machines/invoice-export/selection.ts';
import { readAllInvoices } from '../../api/allInvoices.ts';
import { gather } from '../../api/client/gather.ts';
import { fetchInvoice } from '../../api/documents.ts';
import { searchInvoices, searchInvoicesOfContract } from '../../api/invoices.ts';
import type { Readable } from '../../domain/answer.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

export const listInvoices = async (
  criteria: InvoiceCriteria,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Readable<ListedInvoice>> => {
  const { contracts, unread = [] } = await readAllInvoices(
    {
      contracts: (page) => searchInvoices({ criteria, page }, signal),
      rows: (query) => searchInvoicesOfContract({ ...query, criteria }, signal),
    },
    { onProgress },
    signal,
  );
  const listed = contracts.flatMap((contract) => toListedInvoices(contract, contract.invoices));
  return { items: [...toSelection(listed).values()], unread };
};

export const fetchDocuments = (
  requested: readonly ListedInvoice[],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Fetching> =>
  gather(requested, async ({ invoice }) => ({ file: await fetchInvoice(invoice, signal) }), {
    signal,
    onProgress,
  });
