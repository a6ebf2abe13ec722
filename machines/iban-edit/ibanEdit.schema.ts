import * as z from 'zod/mini';
import { bankAccountKeys, ibanChecks } from '../domain/billing/bankAccount.ts';
import type { Contract } from '../domain/contract/contract.ts';
import { joinIban } from '../domain/iban.ts';

const ibanFields = z.object(bankAccountKeys).check(...ibanChecks());

/** `POST /api/contract/update_iban`, made of a holder and of the boxes of an IBAN. */
export const bankAccountSchema = ({ reference }: Pick<Contract, 'reference'>) =>
  z.pipe(
    ibanFields,
    z.transform(({ holder, ...boxes }) => ({ reference, holder, iban: joinIban(boxes) })),
  );
