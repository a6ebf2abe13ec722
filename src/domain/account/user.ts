import type { Contract, ContractChange } from '../contract/contract.ts';
import type { Profile } from './profile.ts';

/**
 * Access of a role to the administration page (docs/rules.md#roles-and-permissions). `open`: full access.
 * `shown`: menu entry without a link. `hidden`: no menu entry, and a redirect to the dashboard.
 */
export type AdministrationAccess = 'open' | 'shown' | 'hidden';

const administrators = ['owner', 'admin', 'internal_adviser_admin'];

export const administrationAccess = (role: string): AdministrationAccess => {
  if (administrators.includes(role)) return 'open';
  return role === 'internal_adviser_simple' ? 'shown' : 'hidden';
};

const accountForms = [
  'addContract',
  'name',
  'email',
  'password',
  'iban',
  'billing',
  'contact',
  'customerService',
] as const;

export type AccountForm = (typeof accountForms)[number];

const closedForms = new Map<string, readonly AccountForm[]>([
  ['internal_adviser_simple', accountForms],
  ['internal_adviser_admin', ['name', 'password', 'iban', 'contact', 'customerService']],
]);

export const maySubmit = (role: string, form: AccountForm): boolean => !closedForms.get(role)?.includes(form);

const grandCompte = 'GRAND_COMPTE';

export const hasCustomerService = ({ allowed_services }: { allowed_services: readonly string[] }): boolean =>
  allowed_services.includes(grandCompte);

export const profileName = ({
  first_name,
  last_name,
  email,
}: Pick<Profile, 'first_name' | 'last_name' | 'email'>): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email;

/** Compares the role (`type`) too: the profile of an adviser may contain the customer's e-mail address. */
export const isSameUser = (one: Profile, other: Profile): boolean =>
  one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase() && one.type === other.type;

export type ProfileChange = Partial<Omit<Profile, 'contracts'>> & { contract?: ContractChange };

/** Returns the changed profile. Unchanged contracts remain the same objects, to avoid renders. */
export const withChange = (profile: Profile, { contract: change, ...rest }: ProfileChange): Profile => {
  const contractWithChange = (contract: Contract) =>
    contract.reference === change?.reference ? { ...contract, ...change } : contract;
  return { ...profile, ...rest, contracts: profile.contracts.map(contractWithChange) };
};

/** True if the entity name or the department of the user is unknown (docs/rules.md#profile-completion). */
export const isIncomplete = (profile: Pick<Profile, 'entity_name' | 'department_code'>): boolean =>
  profile.entity_name === '' || profile.department_code === '';

export const personName = (profile: Profile): string => {
  const [name, { email }] = [profileName(profile), profile];
  return email && name !== email ? `${name} (${email})` : name;
};
