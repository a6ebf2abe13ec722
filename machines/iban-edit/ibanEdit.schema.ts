import * as z from 'zod/mini';
import type { Contract } from '../domain/contract.ts';
import { isIban, joinIban } from '../domain/iban.ts';
import { requiredText } from '../domain/identity.ts';

const box = z._default(z.string(), '');

const isEmptyOrIban = (iban: string) => iban === '' || isIban(iban);

const ibanFields = z
  .object({
    holder: requiredText('holder'),
    'iban-1': box,
    'iban-2': box,
    'iban-3': box,
    'iban-4': box,
    'iban-5': box,
    'iban-6': box,
    'iban-7': box,
  })
  .check(
    z.refine((boxes) => joinIban(boxes) !== '', { path: ['iban'], error: 'iban.required' }),
    z.refine((boxes) => isEmptyOrIban(joinIban(boxes)), { path: ['iban'], error: 'iban.wrongIban' }),
  );

/** `POST /api/contract/update_iban`, made of a holder and of the boxes of an IBAN. */
export const bankAccountSchema = ({ reference }: Pick<Contract, 'reference'>) =>
  z.pipe(
    ibanFields,
    z.transform(({ holder, ...boxes }) => ({ reference, holder, iban: joinIban(boxes) })),
  );

export type BankAccount = z.infer<ReturnType<typeof bankAccountSchema>>;
