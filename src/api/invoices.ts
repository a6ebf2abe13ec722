import * as z from 'zod/mini';
import { count, list } from '#machines/domain/answer.ts';
import type { ContractPage } from '#machines/domain/contractPage.ts';
import { type BillingContract, billingContractSchema, type Invoice } from '#machines/domain/invoice.ts';
import type { InvoiceCriteria } from '#machines/domain/invoiceSearch.ts';
import { exchange } from './client.ts';
import { contractPage } from './pages.ts';
import { invoicesRead, type PageAsked } from './reads.ts';
import { timeouts } from './timeouts.ts';

const pageSchema = z.object({
  clientFacturesPro: list(billingContractSchema),
  nbFactureFull: count,
  nbCodeRefFull: count,
});

/** A page of the contracts found, from 1, with the first of their invoices (docs/rules.md#invoices). */
export const searchInvoices = async (
  asked: PageAsked<Partial<InvoiceCriteria>>,
  signal: AbortSignal,
): Promise<ContractPage<BillingContract>> => {
  const { method, path, json } = invoicesRead(asked);
  const { answer, headers } = await exchange(pageSchema, method, path, {
    json,
    signal,
    timeout: timeouts.read,
  });
  const { clientFacturesPro: contracts, nbCodeRefFull, nbFactureFull } = answer;
  return contractPage(contracts, {
    contractCount: nbCodeRefFull,
    rowCount: nbFactureFull,
    rowCountOf: ({ invoiceCount }) => invoiceCount,
    headers,
  });
};

type PageOfContract = PageAsked<Partial<InvoiceCriteria>> & { reference: string };

/** A contract with a page of its invoices, which the search narrows too; null where it is not found. */
export const findBillingContract = async (
  { reference, criteria, page }: PageOfContract,
  signal: AbortSignal,
): Promise<BillingContract | null> => {
  const { contracts } = await searchInvoices({ criteria: { ...criteria, reference }, page }, signal);
  return contracts.find((found) => found.reference === reference) ?? null;
};

/** A page of the invoices of a contract; nothing where it is not found any more. */
export const searchInvoicesOf = async (
  asked: PageOfContract,
  signal: AbortSignal,
): Promise<readonly Invoice[]> => (await findBillingContract(asked, signal))?.invoices ?? [];
