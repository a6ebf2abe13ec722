import * as z from 'zod/mini';
import { flag, phoneNumber, quantity, text } from '#src/domain/answer.ts';
import { type BillingContract, findBalanceDue } from '#src/domain/billing/invoice.ts';
import { type Failure, toFailure } from '#src/domain/failure.ts';

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

/** What the list of invoices says of how a contract is paid. */
export type Billing = Pick<BillingContract, 'payment_mode' | 'balance_amount'>;

type Known = { information: Information | null; billing: Billing | null };

/** What the contract owes, in euros: what the list of invoices says, else the information; null where neither does. */
export const findAmountDue = ({ information, billing }: Known): number | null =>
  billing ? findBalanceDue(billing) : (information?.balance ?? null);

/** How the contract is paid today, as far as is known. */
export const paidBy = ({ information, billing }: Known): 'monthly' | 'signed' | 'none' => {
  if (billing?.payment_mode === 'M') return 'monthly';
  return information?.has_mandate ? 'signed' : 'none';
};

/** What the back office may reproach that the user has no control of (docs/rules.md#direct-debit-request). */
const hiddenFields = ['holder', 'reference', 'action', 'has_mandate'];

const ofHolder = ['civility', 'last_name', 'mobile_phone'];

/** What is shown of a refused request: the reproaches made to its fields, else its message. */
export const toDebitFailure = (thrown: unknown): Failure => {
  const failure = toFailure(thrown);
  const shown = Object.entries(failure.fields).filter(([key]) => !hiddenFields.includes(key));
  if (shown.length === 0) return { ...failure, fields: {} };
  const message = shown.flatMap(([, sentences]) => sentences).join(' ');
  return { ...failure, message, fields: Object.fromEntries(shown) };
};

/** Whether something that the second step asks is reproached. */
export const isAboutHolder = ({ fields }: Failure): boolean => ofHolder.some((key) => key in fields);
