import { type Contract, hasRole } from '../contract/contract.ts';

/** Whether it is an adviser who looks at the contract: its direct debit is not theirs to ask for. */
export const isClosedToAdviser = ({ roles }: Pick<Contract, 'roles'>): boolean =>
  roles.some(({ role, reason_code }) => role === 'PRELEVEMENT' && reason_code === 'internal_adviser');

/** Whether a contract's direct debit may be set: it is open, and not to an adviser (docs/rules.md#contract-roles). */
export const mayBeDebited = (contract: Pick<Contract, 'roles'>): boolean =>
  hasRole(contract, 'PRELEVEMENT') && !isClosedToAdviser(contract);

/** `open`: offered; `closed`: shown and not open, to an adviser; `none`: not offered. */
export type AutomaticPayment = 'open' | 'closed' | 'none';

/**
 * Whether a contract's automatic payment may be set: it may be debited, and is not paid by card
 * (docs/rules.md#payment-settings).
 */
export const automaticPayment = (contract: Pick<Contract, 'roles'>): AutomaticPayment => {
  if (!hasRole(contract, 'PRELEVEMENT') || hasRole(contract, 'CB')) return 'none';
  return isClosedToAdviser(contract) ? 'closed' : 'open';
};
