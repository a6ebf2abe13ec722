import * as z from 'zod/mini';
import type { InvoiceNamed } from '#machines/inserts/inserts.machine.ts';
import { converted, count, readableList, readableRows } from '../domain/answer.ts';
import { billingContractSchema, insertSchema } from '../domain/billing/invoice.ts';
import type { InvoiceQuery } from '../domain/billing/invoiceSearch.ts';
import { defineCall, timeouts } from './client/client.ts';
import { contractPage, definePagedCall, findBy, rowsBy } from './client/pages.ts';
import { type PageQuery, pageBody, paths } from './client/reads.ts';

export const searchInvoices = definePagedCall({
  method: 'post',
  path: paths.invoices,
  answer: z.object({
    clientFacturesPro: readableRows(billingContractSchema, 'contract', 'reference', 'name'),
    nbFactureFull: count,
    nbCodeRefFull: count,
  }),
  timeout: timeouts.read,
  send: (query: PageQuery<InvoiceQuery>) => ({ data: pageBody(query) }),
  read: ({ clientFacturesPro, nbCodeRefFull, nbFactureFull }, headers, { page }) =>
    contractPage(clientFacturesPro, {
      contractCount: nbCodeRefFull,
      rowCount: nbFactureFull,
      rowCountOf: ({ invoiceCount }) => invoiceCount,
      headers,
      page,
    }),
});

export const findBillingContract = findBy(searchInvoices);

export const searchInvoicesOfContract = rowsBy(findBillingContract, ({ invoices }) => invoices);

export const loadInserts = defineCall({
  method: 'post',
  path: '/api/invoice/inserts',
  answer: converted(
    z.object({ ListeEncarts: readableList(insertSchema, 'document', 'lbEncart') }),
    ({ ListeEncarts }) => ListeEncarts,
  ),
  timeout: timeouts.read,
  send: ({ reference, numeroFacture }: InvoiceNamed) => ({ data: { reference, numeroFacture } }),
});
