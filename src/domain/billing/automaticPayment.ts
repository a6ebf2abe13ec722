import { type Contract, hasRole } from '../contract/contract.ts';

export const isClosedToAdviser = ({ roles }: Pick<Contract, 'roles'>): boolean =>
  roles.some(({ role, reason_code }) => role === 'PRELEVEMENT' && reason_code === 'internal_adviser');

export const mayBeDebited = (contract: Pick<Contract, 'roles'>): boolean =>
  hasRole(contract, 'PRELEVEMENT') && !isClosedToAdviser(contract);

/** Access to the direct debit of a contract. `closed`: an adviser sees a reason instead of the link. */
export type AutomaticPayment = 'open' | 'closed' | 'none';

export const automaticPayment = (contract: Pick<Contract, 'roles'>): AutomaticPayment => {
  if (!hasRole(contract, 'PRELEVEMENT') || hasRole(contract, 'CB')) return 'none';
  return isClosedToAdviser(contract) ? 'closed' : 'open';
};
