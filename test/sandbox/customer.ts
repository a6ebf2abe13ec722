import { type Profile, profileSchema } from '#src/domain/account/profile.ts';
import { type Account, accountOf, initialPassword } from './accounts.ts';
import { balanceOf, makeContracts, type SandboxContract } from './data/contracts.ts';
import { readDay, writeDay } from './data/days.ts';
import { randomFrom } from './data/identifiers.ts';
import { firstNames, lastNames } from './data/places.ts';

export type Collaborator = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string;
  type: 'owner' | 'admin' | 'simple';
  lastLogin: string | null;
  registrationDate: string | null;
  departmentCode: string | null;
  actions: ('delete_user' | 'send_invitation' | 'update_to_admin')[];
};

const departments = [
  'other',
  'management',
  'accounting',
  'technical_service_fluid_management',
  'health_safety_environment',
] as const;

const lastDay = readDay('2026-10-31');

const day = (daysAgo: number): string => writeDay(lastDay - daysAgo);

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

const toEmail = (firstName: string, lastName: string, domain: string) =>
  `${plain(firstName)}.${plain(lastName)}@${domain}`;

export const invited = (id: string, email: string, type: 'simple' | 'admin'): Collaborator => ({
  id,
  firstName: null,
  lastName: null,
  email,
  type,
  lastLogin: null,
  registrationDate: null,
  departmentCode: null,
  actions: ['delete_user', 'send_invitation'],
});

const member = (domain: string, rank: number): Collaborator => {
  const random = randomFrom(`${domain} ${rank}`);
  const id = String(rank + 1);
  const firstName = firstNames[rank % firstNames.length] ?? firstNames[0];
  const lastName =
    lastNames[Math.floor(rank * 1.05 + rank / firstNames.length) % lastNames.length] ?? lastNames[0];
  const suffix = rank < firstNames.length ? '' : String(rank);
  const email = toEmail(firstName, lastName, domain).replace('@', `${suffix}@`);
  if (rank % 6 === 5) return invited(id, email, rank % 12 === 5 ? 'simple' : 'admin');
  const type = rank % 4 === 1 ? 'admin' : 'simple';
  const registered = random.integer(200, 1_500);
  return {
    id,
    firstName,
    lastName,
    email,
    type,
    lastLogin: random.chance(0.85) ? day(random.integer(0, 200)) : null,
    registrationDate: day(registered),
    departmentCode: random.chance(0.9) ? random.pick(departments) : null,
    actions: type === 'admin' ? ['delete_user'] : ['delete_user', 'update_to_admin'],
  };
};

export const makeCollaborators = (
  owner: Pick<Collaborator, 'firstName' | 'lastName' | 'email'>,
  count: number,
): Collaborator[] => {
  const domain = owner.email.split('@')[1] ?? 'client.example';
  const first: Collaborator = {
    ...owner,
    id: '1',
    type: 'owner',
    lastLogin: day(0),
    registrationDate: day(1_600),
    departmentCode: 'management',
    actions: [],
  };
  return [first, ...Array.from({ length: count - 1 }, (_, rank) => member(domain, rank + 1))];
};

export type Identity = {
  civility: string;
  first_name: string;
  last_name: string;
  email: string;
  entity_name: string | null;
  department_code: string | null;
  type: string;
  allowed_services: readonly string[];
  contracts_status: 'OK' | 'KO';
};

export type Customer = {
  identity: Identity;
  password: string;
  contracts: readonly SandboxContract[];
  collaborators: readonly Collaborator[];
  tokenLifetime: number;
};

export const createCustomer = (account: Account, block: number): Customer => ({
  identity: {
    civility: account.civility,
    first_name: account.firstName,
    last_name: account.lastName,
    email: account.email,
    entity_name: account.complete ? account.company : null,
    department_code: account.complete ? 'accounting' : null,
    type: account.type,
    allowed_services: account.services,
    contracts_status: account.contractsStatus,
  },
  password: initialPassword,
  contracts: makeContracts(block, account.contracts),
  collaborators: makeCollaborators(account, account.collaborators),
  tokenLifetime: account.tokenLifetime,
});

export const newCustomer = (
  identity: Pick<Identity, 'civility' | 'first_name' | 'last_name' | 'email'>,
  password: string,
): Customer => ({
  identity: {
    ...identity,
    entity_name: null,
    department_code: null,
    type: 'owner',
    allowed_services: [],
    contracts_status: 'OK',
  },
  password,
  contracts: [],
  collaborators: makeCollaborators(
    { firstName: identity.first_name, lastName: identity.last_name, email: identity.email },
    1,
  ),
  tokenLifetime: 3600,
});

/** Response of `GET /api/user`. Amounts are in euros. */
export const toProfile = ({ identity, contracts }: Customer) => {
  const detailContract = contracts.map(({ reference }) => ({ reference, balance: balanceOf(reference) }));
  const cents = detailContract.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0);
  return { ...identity, soldeGlobal: cents / 100, detailContract, contracts };
};

export const profileOfAccount = (id: string): Profile => {
  const account = accountOf(id);
  if (!account) throw new Error(`No account "${id}"`);
  return profileSchema.parse(toProfile(createCustomer(account, 1000)));
};
