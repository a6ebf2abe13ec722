import * as z from 'zod/mini';
import { count, quantity, text } from '../domain/answer.ts';

/** Whether a mandate is signed already: 1 or 0, 0 where nothing says so. */
const mandate = z.pipe(count, z.literal([0, 1]));

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
