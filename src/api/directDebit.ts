import * as z from 'zod/mini';
import type { DebitRequest } from '#machines/direct-debit/directDebit.schema.ts';
import { type Information, informationSchema } from '#machines/direct-debit/information.ts';
import { text } from '#machines/domain/answer.ts';
import { call } from './client.ts';

const pathOf = (reference: string) => `/api/contract/iban/${encodeURIComponent(reference)}`;

/** How a contract is paid today (docs/rules.md#direct-debit-wizard). */
export const loadInformation = (reference: string, signal: AbortSignal): Promise<Information> =>
  call(informationSchema, 'get', pathOf(reference), {
    searchParams: { enable_tracking: '1', action: 'P' },
    signal,
  });

const answerSchema = z.object({ urlSEPA: text });

/** Asks for a direct debit; `urlSEPA` is where its mandate is signed, empty where none is to be. */
export const requestDebit = (request: DebitRequest, signal: AbortSignal): Promise<{ urlSEPA: string }> =>
  call(answerSchema, 'post', pathOf(request.reference), { json: request, signal });
