import type { Profile } from '#src/domain/account/profile.ts';
import { administrationAccess, hasCustomerService, maySubmit } from '#src/domain/account/user.ts';
import type { Unread } from '#src/domain/answer.ts';
import { automaticPayment } from '#src/domain/billing/automaticPayment.ts';
import type { BillingContract, Invoice } from '#src/domain/billing/invoice.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import { type Contract, hasRole } from '#src/domain/contract/contract.ts';
import { allUnread, type ContractPage } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { contractSearch, type MissingWords, searchable } from '#src/domain/search.ts';
import { standingOf } from '../overview/standing.ts';

type Rights = Pick<Profile, 'type' | 'allowed_services' | 'contracts' | 'contracts_status'>;

/** A page, or something to do: the name of its words, and its address. */
export type Place<Name extends string = string> = {
  name: Name;
  address: string;
  /** It is proposed before anything is typed. */
  isFrequent?: true;
  /** To everyone, where it is not said. */
  isOpenTo?: (user: Rights) => boolean;
};

const declare = <const Name extends string>(places: readonly Place<Name>[]) => places;

/** Invoices and meters: an account without a contract has none. */
const hasContract = (user: Rights) => standingOf(user) !== 'new';

const isAdministrator = ({ type }: Rights) => administrationAccess(type) === 'open';

/** The pages that one may go to from anywhere, in the order of the menus (docs/rules.md#addresses). */
const pages = declare([
  { name: 'dashboard', address: '/tableau-de-bord', isFrequent: true },
  { name: 'consumption', address: '/espace-consommation', isFrequent: true },
  { name: 'watch', address: '/espace-consommation/surveillance', isOpenTo: hasContract },
  { name: 'comparison', address: '/espace-consommation/comparaison', isOpenTo: hasContract },
  { name: 'billing', address: '/espace-facturation', isFrequent: true },
  { name: 'customerService', address: '/service-client', isFrequent: true, isOpenTo: hasCustomerService },
  {
    name: 'publicContact',
    address: '/contact',
    isFrequent: true,
    isOpenTo: (user) => !hasCustomerService(user),
  },
  { name: 'administration', address: '/espace-admin', isFrequent: true, isOpenTo: isAdministrator },
  { name: 'personalSpace', address: '/espace-personnel', isFrequent: true },
  { name: 'switch', address: '/espace-produit/switch' },
  { name: 'fluids', address: '/espace-produit/fluids' },
  { name: 'water', address: '/espace-produit/water' },
  { name: 'terms', address: '/cgu' },
  { name: 'legalNotice', address: '/mentions-legales' },
  { name: 'accessibility', address: '/accessibilite' },
]);

const personal = '/espace-personnel?modale=';

/** What may be done from anywhere. */
const accountActions = declare([
  {
    name: 'addContract',
    address: `${personal}addContract`,
    isFrequent: true,
    isOpenTo: ({ type }) => maySubmit(type, 'addContract'),
  },
  { name: 'unpaid', address: '/espace-facturation?pending=true', isFrequent: true, isOpenTo: hasContract },
  { name: 'exportAll', address: '/espace-consommation?modale=export', isOpenTo: hasContract },
  { name: 'invite', address: '/espace-admin?modale=invite', isFrequent: true, isOpenTo: isAdministrator },
  { name: 'name', address: `${personal}name`, isOpenTo: ({ type }) => maySubmit(type, 'name') },
  { name: 'email', address: `${personal}email`, isOpenTo: ({ type }) => maySubmit(type, 'email') },
  { name: 'password', address: `${personal}password`, isOpenTo: ({ type }) => maySubmit(type, 'password') },
  {
    name: 'reading',
    address: '/service-client?besoin=RELEVE',
    isOpenTo: (user) => hasCustomerService(user) && maySubmit(user.type, 'customerService'),
  },
  { name: 'signOut', address: '/logout' },
]);

const offered = <Name extends string>(places: readonly Place<Name>[], user: Rights): Place<Name>[] =>
  places.filter(({ isOpenTo }) => isOpenTo?.(user) ?? true);

/** The pages that open to a user. */
export const listPages = (user: Rights) => offered(pages, user);

type ContractAction<Name> = {
  name: Name;
  toAddress: (reference: string) => string;
  isOpenTo: (user: Rights, contract: Contract) => boolean;
};

const declareOfContract = <const Name extends string>(actions: readonly ContractAction<Name>[]) => actions;

const always = () => true;

/** Where the rows of a contract are. */
const contractPlaces = declareOfContract([
  {
    name: 'contractInvoices',
    toAddress: (reference) => `/espace-facturation?reference=${encodeURIComponent(reference)}`,
    isOpenTo: always,
  },
  {
    name: 'contractMeters',
    toAddress: (reference) => `/espace-consommation?reference=${encodeURIComponent(reference)}`,
    isOpenTo: always,
  },
]);

/** What may be done of a contract. */
const contractActions = declareOfContract([
  {
    name: 'iban',
    toAddress: (reference) => `${personal}iban&contrat=${encodeURIComponent(reference)}`,
    isOpenTo: ({ type }, contract) => maySubmit(type, 'iban') && hasRole(contract, 'RIB'),
  },
  {
    name: 'directDebit',
    toAddress: (reference) => `/prelevement-automatique?contrat=${encodeURIComponent(reference)}`,
    isOpenTo: (_, contract) => automaticPayment(contract) === 'open',
  },
  {
    name: 'billingInfo',
    toAddress: (reference) => `${personal}billing&contrat=${encodeURIComponent(reference)}`,
    isOpenTo: ({ type }) => maySubmit(type, 'billing'),
  },
  {
    name: 'contact',
    toAddress: (reference) => `${personal}contact&contrat=${encodeURIComponent(reference)}`,
    isOpenTo: ({ type }) => maySubmit(type, 'contact'),
  },
]);

const addressOn = ({ toAddress }: ContractAction<string>, { reference }: Contract): string =>
  toAddress(reference);

/** What the user may do of a contract, its invoices and meters first. */
export const listContractActions = (user: Rights, contract: Contract) =>
  [...contractPlaces, ...contractActions]
    .filter(({ isOpenTo }) => isOpenTo(user, contract))
    .map((action) => ({ name: action.name, address: addressOn(action, contract) }));

/** Of several contracts, one is chosen first: its direct debit is set beside its invoices. */
const whereChosen = (name: string): string =>
  name === 'directDebit' ? '/espace-facturation' : '/espace-personnel';

/** What a user may do, of the account and of its contracts. */
export const listActions = (user: Rights) => [
  ...offered(accountActions, user),
  ...contractActions.flatMap((action) => {
    const [only, ...others] = user.contracts.filter((contract) => action.isOpenTo(user, contract));
    if (!only) return [];
    return [
      { name: action.name, address: others.length > 0 ? whereChosen(action.name) : addressOn(action, only) },
    ];
  }),
];

/** What a call finds: the first of its rows, each with the name of its contract, and how many there are in all. */
export type Matches<Row> = {
  rows: readonly (Row & { contractName: string })[];
  total: number;
  /** Contracts and rows left out, since they cannot be read; none unless said. */
  unread?: readonly Unread[];
};

/** How many results of one kind are proposed (docs/rules.md#limits). */
const mostOffered = 5;

const matchesOf = <Row, Contract extends { name: string; unread: readonly Unread[] }>(
  page: ContractPage<Contract>,
  rowsOf: (contract: Contract) => readonly Row[],
): Matches<Row> => ({
  rows: page.contracts
    .flatMap((contract) => rowsOf(contract).map((row) => ({ ...row, contractName: contract.name })))
    .slice(0, mostOffered),
  total: page.rowCount,
  unread: allUnread(page),
});

/** The invoices of a page of contracts. */
export const invoicesFound = (page: ContractPage<BillingContract>): Matches<Invoice> =>
  matchesOf(page, ({ invoices }) => invoices);

/** The meters of a page of contracts. */
export const metersFound = (page: ContractPage<ConsumptionContract>): Matches<Meter> =>
  matchesOf(page, ({ meters }) => meters);

/** What is known of one kind of thing: what was found, or why it was not, or neither yet. */
export type Lookup<Row> = { found: Matches<Row> | null; failure: Failure | null };

/** Not asked, or not answered yet. */
export const unanswered = { found: null, failure: null } as const;

export const isAnswered = ({ found, failure }: Lookup<unknown>): boolean =>
  found !== null || failure !== null;

export type ContractsFound = { shown: readonly Contract[]; total: number };

/** Prepared once for the contracts of a profile, however often the search is opened. */
const prepared = new WeakMap<readonly Contract[], (typed: string) => ContractsFound>();

const prepare = (contracts: readonly Contract[], missing: MissingWords) => {
  const search = contractSearch(contracts, missing);
  const names = new Map(contracts.map((contract) => [contract, searchable(contract.name || missing.name)]));
  return (typed: string): ContractsFound => {
    const start = searchable(typed.trim());
    const found = start === '' ? [] : search(typed);
    // The name that begins as what is typed is meant before one that holds it.
    const [named, others]: [Contract[], Contract[]] = [[], []];
    for (const contract of found) {
      if (named.length === mostOffered) break;
      if (names.get(contract)?.startsWith(start)) named.push(contract);
      else if (others.length < mostOffered) others.push(contract);
    }
    return { shown: [...named, ...others].slice(0, mostOffered), total: found.length };
  };
};

/** The contracts that answer what is typed, by their number, name or address: the first of them, and how many they are. */
export const contractsFound = (
  contracts: readonly Contract[],
  typed: string,
  missing: MissingWords,
): ContractsFound => {
  const search = prepared.get(contracts) ?? prepare(contracts, missing);
  prepared.set(contracts, search);
  return search(typed);
};
