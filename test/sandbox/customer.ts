import { type Account, initialPassword } from './accounts.ts';
import { type Collaborator, makeCollaborators } from './data/collaborators.ts';
import { balanceOf, makeContracts, type SandboxContract } from './data/contracts.ts';

/** The identity part of the profile, as `GET /api/user` names it. */
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

/** All that the back office knows of a signed-in user. Replaced, never changed in place. */
export type Customer = {
  identity: Identity;
  password: string;
  contracts: readonly SandboxContract[];
  collaborators: readonly Collaborator[];
  tokenLifetime: number;
};

/** The customer of an account at its start; `block` sets its references apart. */
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

/** Someone who has just signed up. */
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

/** The body of `GET /api/user`, amounts in euros (docs/back-office.openapi.yaml). */
export const toProfile = ({ identity, contracts }: Customer) => {
  const detailContract = contracts.map(({ reference }) => ({ reference, balance: balanceOf(reference) }));
  const cents = detailContract.reduce((sum, { balance }) => sum + Math.round(balance * 100), 0);
  return { ...identity, soldeGlobal: cents / 100, detailContract, contracts };
};
