import type { Contract, ContractChange } from '../contract/contract.ts';
import type { Profile } from './profile.ts';

/** Access of a role (docs/rules.md#roles-and-permissions); an unknown role is a plain user. `open`: link and page; `shown`: the menu entry without its link; `hidden`: sent back to the dashboard. */
export type AdministrationAccess = 'open' | 'shown' | 'hidden';

const administrators = ['owner', 'admin', 'internal_adviser_admin'];

export const administrationAccess = (role: string): AdministrationAccess => {
  if (administrators.includes(role)) return 'open';
  return role === 'internal_adviser_simple' ? 'shown' : 'hidden';
};

export type AccountForm =
  | 'addContract'
  | 'name'
  | 'email'
  | 'password'
  | 'iban'
  | 'billing'
  | 'contact'
  | 'customerService';

const closedForms: ReadonlyMap<string, readonly AccountForm[]> = new Map([
  [
    'internal_adviser_simple',
    ['addContract', 'name', 'email', 'password', 'iban', 'billing', 'contact', 'customerService'],
  ],
  ['internal_adviser_admin', ['name', 'password', 'iban', 'contact', 'customerService']],
]);

export const maySubmit = (role: string, form: AccountForm): boolean => !closedForms.get(role)?.includes(form);

const grandCompte = 'GRAND_COMPTE';

/** Opens the customer-service area (docs/rules.md#allowed-services). */
export const hasCustomerService = ({ allowed_services }: { allowed_services: readonly string[] }): boolean =>
  allowed_services.includes(grandCompte);

/** First and last names of a user, else the e-mail address. */
export const profileName = ({
  first_name,
  last_name,
  email,
}: Pick<Profile, 'first_name' | 'last_name' | 'email'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

/**
 * Compares two profiles by e-mail address and role: an adviser sees the profile of the customer they act for.
 * Profiles without an address are of two users.
 */
export const isSameUser = (one: Profile, other: Profile): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase() && one.type === other.type;

export type ProfileChange = Partial<Omit<Profile, 'contracts'>> & { contract?: ContractChange };

/** Applies a change. A contract that does not change stays the same object, so that no list renders it again. */
export const withChange = (profile: Profile, { contract: change, ...rest }: ProfileChange): Profile => {
  const contractWithChange = (contract: Contract) =>
    contract.reference === change?.reference ? { ...contract, ...change } : contract;
  return { ...profile, ...rest, contracts: profile.contracts.map(contractWithChange) };
};

/** Accepts a profile that lacks a value that only its user knows (docs/rules.md#profile-completion). */
export const isIncomplete = (profile: Pick<Profile, 'entity_name' | 'department_code'>): boolean =>
  profile.entity_name === '' || profile.department_code === '';
