import { type Profile, profileSchema } from '#src/domain/account/profile.ts';
import { type Account, accountOf, initialPassword } from './accounts.ts';
import { balanceOf, makeContracts } from './data/contracts.ts';
import { readDay, writeDay } from './data/days.ts';
import { plain, randomFrom } from './data/identifiers.ts';
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

const toLocalPart = (...names: string[]) => names.map((name) => plain(name).replaceAll(' ', '')).join('.');

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
  const suffix = rank < firstNames.length ? '' : rank;
  const email = `${toLocalPart(firstName, lastName)}${suffix}@${domain}`;
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

export const createCustomer = (account: Omit<Account, 'id' | 'label' | 'description'>, block: number) => ({
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

export type Customer = ReturnType<typeof createCustomer>;

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
