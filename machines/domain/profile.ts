import * as z from 'zod/mini';
import { list, quantity, text } from './answer.ts';
import { type Contract, type ContractChange, contractSchema } from './contract.ts';

/** The civilities the back office knows (docs/rules.md#civility). */
export const civilities = ['mr', 'miss'] as const;

/** `GET /api/user`: the user with their contracts, amounts in euros (docs/back-office.openapi.yaml). */
export const profileSchema = z.object({
  contracts_status: z.catch(z.enum(['OK', 'KO']), 'OK'),
  civility: z.catch(z.nullable(z.enum(civilities)), null),
  first_name: text,
  last_name: text,
  email: text,
  entity_name: text,
  department_code: text,
  type: text,
  allowed_services: list(z.string()),
  soldeGlobal: quantity,
  detailContract: list(z.object({ reference: z.string(), balance: quantity })),
  contracts: list(contractSchema),
});

export type Profile = z.infer<typeof profileSchema>;

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
