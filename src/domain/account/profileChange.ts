import type { Contract, ContractChange } from '../contract/contract.ts';
import type { Profile } from './profile.ts';

/**
 * Whether two profiles are of one user. The address alone tells people apart, since they sign in with it; the role
 * is asked too, as an adviser is shown the profile of the customer they act for. When in doubt they are two.
 */
export const isSameUser = (one: Profile, other: Profile): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase() && one.type === other.type;

/** What changes of a profile, and of one of its contracts. */
export type ProfileChange = Partial<Omit<Profile, 'contracts'>> & { contract?: ContractChange };

/** The profile with a change. A contract that does not change stays the same object, which no list renders again. */
export const withChange = (profile: Profile, { contract: change, ...rest }: ProfileChange): Profile => {
  const contractWithChange = (contract: Contract) =>
    contract.reference === change?.reference ? { ...contract, ...change } : contract;
  return { ...profile, ...rest, contracts: profile.contracts.map(contractWithChange) };
};
