import * as z from 'zod/mini';
import { flag, phoneNumber, quantity, text } from '#src/domain/answer.ts';

/** 1 for a mandate that is already signed, else 0. The flow depends on this value, so an unreadable value is a failure. */
const mandate = z.pipe(
  flag,
  z.transform((isSigned) => (isSigned ? 1 : 0)),
);

/** `GET /api/contract/iban/{reference}`: how a contract is paid today, its balance in euros. */
export const informationSchema = z.object({
  has_mandate: mandate,
  iban: text,
  name: z.catch(text, ''),
  site_address: z.catch(text, ''),
  balance: z.catch(quantity, null),
  titulaire: z.catch(text, ''),
  mobile: z.catch(phoneNumber, ''),
});

export type Information = z.infer<typeof informationSchema>;
