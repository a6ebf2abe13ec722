import * as z from 'zod/mini';
import type { InvoiceNamed } from '#machines/inserts/inserts.machine.ts';
import { readableList } from '../domain/answer.ts';
import { insertSchema } from '../domain/billing/invoice.ts';
import { defineCall } from './client/defineCall.ts';
import { timeouts } from './client/timeouts.ts';

/** The documents that come with an invoice (docs/rules.md#linked-documents). */
export const loadInserts = defineCall({
  method: 'post',
  path: '/api/invoice/inserts',
  answer: z.pipe(
    z.object({ ListeEncarts: readableList(insertSchema, 'document', 'lbEncart') }),
    z.transform(({ ListeEncarts }) => ListeEncarts),
  ),
  timeout: timeouts.read,
  send: ({ reference, numeroFacture }: InvoiceNamed) => ({ data: { reference, numeroFacture } }),
});
