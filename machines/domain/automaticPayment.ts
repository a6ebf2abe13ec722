import { type Contract, hasRole } from './contract.ts';

/** `open`: offered; `closed`: shown and not open, to an adviser; `none`: not offered. */
export type AutomaticPayment = 'open' | 'closed' | 'none';

/**
 * Whether a contract's automatic payment may be set: it may be debited, and is not paid by card
 * (docs/rules.md#payment-settings).
 */
export const automaticPayment = (contract: Pick<Contract, 'roles'>): AutomaticPayment => {
  if (!hasRole(contract, 'PRELEVEMENT') || hasRole(contract, 'CB')) return 'none';
  const debit = contract.roles.find(({ role }) => role === 'PRELEVEMENT');
  return debit?.reason_code === 'internal_adviser' ? 'closed' : 'open';
};
