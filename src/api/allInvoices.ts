import type { Readable } from '../domain/answer.ts';
import type { BillingContract, Invoice } from '../domain/billing/invoice.ts';
import { allUnread, type ContractPage, type ReadContracts } from '../domain/contract/contractPage.ts';
import { uniqueBy } from '../domain/lists.ts';
import { furtherPages, inPool, pagesFrom } from './client/pages.ts';

type InvoiceReads = {
  contracts: (page: number) => Promise<ContractPage<BillingContract>>;
  rows: (contract: { reference: string; page: number }) => Promise<Readable<Invoice>>;
};

type Options = { mostPages?: number | null; onProgress?: (done: number, total: number) => void };

const firstOfEach = (contracts: readonly BillingContract[]): BillingContract[] =>
  uniqueBy(contracts.toReversed(), ({ reference }) => reference).toReversed();

/** Loads the contracts of a search with all their invoices, four calls at a time. Rejects if a call fails. */
export const readAllInvoices = async (
  { contracts: readPage, rows }: InvoiceReads,
  { mostPages, onProgress }: Options,
  signal: AbortSignal,
): Promise<ReadContracts<BillingContract>> => {
  let done = 0;
  const count = (total: number, more: number) => {
    done += more;
    onProgress?.(done, Math.max(total, done));
  };
  const read = async (page: number) => {
    const found = await readPage(page);
    count(found.rowCount, found.contracts.flatMap(({ invoices }) => invoices).length);
    return found;
  };
  const first = await read(1);
  const last = Math.min(first.pageCount, mostPages ?? first.pageCount);
  const others = await inPool(pagesFrom(2, last), read, signal);
  const pages = [first, ...others];
  // Two pages may contain the same contract, because the list may change between two calls.
  const contracts = firstOfEach(pages.flatMap((page) => page.contracts));
  const missing = contracts.flatMap(({ reference, invoices, unread, invoiceCount }) =>
    furtherPages(invoices.length + unread.length, invoiceCount).map((page) => ({ reference, page })),
  );
  const further = await inPool(
    missing,
    async ({ reference, page }) => {
      const answer = await rows({ reference, page });
      count(first.rowCount, answer.items.length);
      return { reference, ...answer };
    },
    signal,
  );
  const { contractCount, rowCount } = first;
  return {
    contracts: contracts.map((contract) => {
      const more = further.filter(({ reference }) => reference === contract.reference);
      return {
        ...contract,
        invoices: [...contract.invoices, ...more.flatMap(({ items }) => items)],
        unread: [...contract.unread, ...more.flatMap(({ unread }) => unread)],
      };
    }),
    contractCount,
    rowCount,
    unread: pages.flatMap(allUnread).concat(further.flatMap(({ unread }) => unread)),
  };
};
