import * as z from 'zod/mini';
import { quantity, text } from '../domain/answer.ts';

/** Whether a mandate is signed already: 1 or 0, as the back office writes it. */
const mandate = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): 0 | 1 => (String(value) === '1' ? 1 : 0)),
);

/** `GET /api/contract/iban/{reference}`: how a contract is paid today, its balance in euros. */
export const informationSchema = z.object({
  has_mandate: mandate,
  iban: text,
  name: text,
  site_address: text,
  balance: quantity,
  titulaire: text,
  mobile: text,
});

export type Information = z.infer<typeof informationSchema>;
