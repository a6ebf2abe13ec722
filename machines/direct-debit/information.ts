import * as z from 'zod/mini';
import { flag, phoneNumber, quantity, text } from '#src/domain/answer.ts';
import { type BillingContract, findBalanceDue } from '#src/domain/billing/invoice.ts';
import { type Failure, toFailure } from '#src/domain/failure.ts';

/** 1 for a signed mandate, else 0. Other values are an error: the next steps depend on this value. */
const mandate = z.pipe(
  flag,
  z.transform((isSigned) => (isSigned ? 1 : 0)),
);

/** Response of `GET /api/contract/iban/{reference}`: payment settings and balance, in euros. */
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

export type Billing = Pick<BillingContract, 'payment_mode' | 'balance_amount'>;

type Known = { information: Information | null; billing: Billing | null };

/** Unpaid amount in euros, from the loaded invoices, else from the direct-debit data; null if unknown. */
export const findAmountDue = ({ information, billing }: Known): number | null =>
  billing ? findBalanceDue(billing) : (information?.balance ?? null);

export const paidBy = ({ information, billing }: Known): 'monthly' | 'signed' | 'none' => {
  if (billing?.payment_mode === 'M') return 'monthly';
  return information?.has_mandate ? 'signed' : 'none';
};

/** Fields whose errors the page does not show (docs/rules.md#direct-debit-request). */
const hiddenFields = ['holder', 'reference', 'action', 'has_mandate'];

const ofHolder = ['civility', 'last_name', 'mobile_phone'];

export const toDebitFailure = (thrown: unknown): Failure => {
  const failure = toFailure(thrown);
  const shown = Object.entries(failure.fields).filter(([key]) => !hiddenFields.includes(key));
  if (shown.length === 0) return { ...failure, fields: {} };
  const message = shown.flatMap(([, sentences]) => sentences).join(' ');
  return { ...failure, message, fields: Object.fromEntries(shown) };
};

export const isAboutHolder = ({ fields }: Failure): boolean => ofHolder.some((key) => key in fields);
