import type { Fetching } from '#machines/invoice-export/invoiceExport.setup.ts';
import type { ListedInvoice } from '#machines/invoice-export/selection.ts';
import { gather } from '../../api/client/gather.ts';
import { fetchInvoice } from '../../api/documents.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

/** The documents of the invoices: those that came, and why the others did not. */
export const fetchDocuments = (
  requested: readonly ListedInvoice[],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Fetching> =>
  gather(requested, async ({ invoice }) => ({ file: await fetchInvoice(invoice, signal) }), {
    signal,
    onProgress,
  });
