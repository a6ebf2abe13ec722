import * as z from 'zod/mini';
import { list } from '#machines/domain/answer.ts';
import { type Insert, insertSchema } from '#machines/domain/insert.ts';
import type { InvoiceNamed } from '#machines/inserts/inserts.machine.ts';
import { call } from './client.ts';
import { timeouts } from './timeouts.ts';

const insertsSchema = z.object({ ListeEncarts: list(insertSchema) });

/** The documents that come with an invoice (docs/rules.md#linked-documents). */
export const loadInserts = async (
  { reference, numeroFacture }: InvoiceNamed,
  signal: AbortSignal,
): Promise<readonly Insert[]> => {
  const json = { reference, numeroFacture };
  const { ListeEncarts } = await call(insertsSchema, 'post', '/api/invoice/inserts', {
    json,
    signal,
    timeout: timeouts.read,
  });
  return ListeEncarts;
};
