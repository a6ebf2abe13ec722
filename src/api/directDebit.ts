import * as z from 'zod/mini';
import { type DebitRequest, informationSchema } from '#machines/direct-debit/directDebit.schema.ts';
import { text } from '../domain/answer.ts';
import { defineCall } from './client/client.ts';

const path = '/api/contract/iban/{reference}';

export const loadInformation = defineCall({
  method: 'get',
  path,
  answer: informationSchema,
  send: (reference: string) => ({
    parts: { reference },
    data: { enable_tracking: '1', action: 'P' } as const,
  }),
});

/** Requests a direct debit. `urlSEPA`: URL at which the user signs the mandate, empty if none is needed. */
export const requestDebit = defineCall({
  method: 'post',
  path,
  answer: z.object({ urlSEPA: text }),
  send: (request: DebitRequest) => ({ parts: { reference: request.reference }, data: request }),
});
