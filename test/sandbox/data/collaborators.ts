import { readDay, writeDay } from './days.ts';
import { firstNames, lastNames } from './names.ts';
import { randomFrom } from './random.ts';

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

/** Someone just invited: no name, no visit yet. */
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

/** The users of a customer account, the owner first: nobody may act on them. */
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
