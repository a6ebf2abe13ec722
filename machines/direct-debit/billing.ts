import { type BillingContract, findBalanceDue } from '#src/domain/billing/invoice.ts';
import type { Information } from './information.ts';

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
