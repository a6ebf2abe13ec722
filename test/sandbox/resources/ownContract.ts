import type { Customer } from '../customer.ts';
import type { SandboxContract } from '../data/contracts.ts';
import { notFound } from '../refusal.ts';

/** The customer's own contract of a reference; anyone else's is a 404. */
export const ownContract = (customer: Customer, reference: string): SandboxContract => {
  const contract = customer.contracts.find((own) => own.reference === reference);
  if (!contract) throw notFound('Ce contrat ne figure pas dans votre compte.');
  return contract;
};

/** The customer's contracts with one of them changed. */
export const withContract = (customer: Customer, reference: string, part: Partial<SandboxContract>) => ({
  contracts: customer.contracts.map((own) => (own.reference === reference ? { ...own, ...part } : own)),
});

export const hasRole = (contract: SandboxContract, name: 'RIB' | 'PRELEVEMENT'): boolean =>
  contract.roles.some(({ role, enabled }) => role === name && enabled);
