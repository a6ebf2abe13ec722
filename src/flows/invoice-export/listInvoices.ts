import type { Fetching } from '#machines/invoice-export/invoiceExport.setup.ts';
import { type ListedInvoice, toListedInvoices, toSelection } from '#machines/invoice-export/selection.ts';
import { gather } from '../../api/client/gather.ts';
import { furtherPages, inPool, pagesFrom } from '../../api/client/pages.ts';
import { fetchInvoice } from '../../api/documents.ts';
import { searchInvoices, searchInvoicesOfContract } from '../../api/invoices.ts';
import type { Readable } from '../../domain/answer.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import { allUnread } from '../../domain/contract/contractPage.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

/** Lists every invoice of a search, or rejects if a page fails (docs/rules.md#calls). */
export const listInvoices = async (
  criteria: InvoiceCriteria,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Readable<ListedInvoice>> => {
  let done = 0;
  const count = (total: number, more: number) => {
    done += more;
    onProgress(done, Math.max(total, done));
  };
  const search = async (page: number) => {
    const found = await searchInvoices({ criteria, page }, signal);
    count(found.rowCount, found.contracts.flatMap(({ invoices }) => invoices).length);
    return found;
  };
  const first = await search(1);
  const others = await inPool(pagesFrom(2, first.pageCount), search, signal);
  const contracts = [first, ...others].flatMap((page) => page.contracts);
  const further = await inPool(
    contracts.flatMap((contract) =>
      furtherPages(contract.invoices.length + contract.unread.length, contract.invoiceCount).map((page) => ({
        contract,
        page,
      })),
    ),
    async ({ contract, page }) => {
      const { reference } = contract;
      const { items: invoices, unread } = await searchInvoicesOfContract(
        { reference, criteria, page },
        signal,
      );
      count(first.rowCount, invoices.length);
      return { contract, invoices, unread };
    },
    signal,
  );
  const loaded = contracts.map((contract) => ({ contract, invoices: contract.invoices }));
  const listed = [...loaded, ...further].flatMap(({ contract, invoices }) =>
    toListedInvoices(contract, invoices),
  );
  return {
    items: [...toSelection(listed).values()],
    unread: [first, ...others].flatMap(allUnread).concat(further.flatMap(({ unread }) => unread)),
  };
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
