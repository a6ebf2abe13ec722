import type { Profile } from '#src/domain/account/profile.ts';
import { administrationAccess, hasCustomerService, maySubmit } from '#src/domain/account/user.ts';
import type { Unread } from '#src/domain/answer.ts';
import { automaticPayment } from '#src/domain/billing/automaticPayment.ts';
import type { BillingContract, Invoice } from '#src/domain/billing/invoice.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import { type Contract, hasRole } from '#src/domain/contract/contract.ts';
import { allUnread, type ContractPage } from '#src/domain/contract/contractPage.ts';
import type { OwnNames } from '#src/domain/contract/siteLabel.ts';
import type { Failure } from '#src/domain/failure.ts';
import { to } from '#src/domain/paths.ts';
import { contractSearch, type MissingWords, searchable } from '#src/domain/search.ts';
import { isWritten, type NeedCode, needs, type TopicCode } from '../customer-service/topics.ts';
import { standingOf } from '../overview/standing.ts';

type Rights = Pick<Profile, 'type' | 'allowed_services' | 'contracts' | 'contracts_status'>;

export type Place<Name extends string = string> = {
  name: Name;
  address: string;
  isFrequent?: true;
  isOpenTo?: (user: Rights) => boolean;
};

const declare = <const Name extends string>(places: readonly Place<Name>[]) => places;

const hasContract = (user: Rights) => standingOf(user) !== 'new';

const isAdministrator = ({ type }: Rights) => administrationAccess(type) === 'open';

/** Pages that the global search proposes, in menu order (docs/rules.md#addresses). */
const pages = declare([
  { name: 'dashboard', address: '/tableau-de-bord', isFrequent: true },
  { name: 'consumption', address: '/espace-consommation', isFrequent: true },
  { name: 'watch', address: '/espace-consommation/surveillance', isOpenTo: hasContract },
  { name: 'comparison', address: '/espace-consommation/comparaison', isOpenTo: hasContract },
  { name: 'report', address: '/espace-consommation/bilan', isOpenTo: hasContract },
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

const bills = '/espace-facturation';
const personal = '/espace-personnel';

const accountActions = declare([
  {
    name: 'addContract',
    address: to(personal, { modale: 'addContract' }),
    isFrequent: true,
    isOpenTo: ({ type }) => maySubmit(type, 'addContract'),
  },
  { name: 'overdue', address: to(bills, { vue: 'en-retard' }), isOpenTo: hasContract },
  { name: 'unpaid', address: to(bills, { vue: 'a-regler' }), isFrequent: true, isOpenTo: hasContract },
  { name: 'transfer', address: to(bills, { vue: 'a-regler' }), isOpenTo: hasContract },
  { name: 'calendar', address: to(bills, { vue: 'a-regler' }), isOpenTo: hasContract },
  { name: 'paymentMode', address: bills, isOpenTo: hasContract },
  { name: 'pay', address: to(bills, { modale: 'payer' }), isFrequent: true, isOpenTo: hasContract },
  { name: 'downloadInvoices', address: bills, isOpenTo: hasContract },
  { name: 'exportAll', address: to('/espace-consommation', { modale: 'export' }), isOpenTo: hasContract },
  { name: 'certificate', address: '/espace-consommation', isOpenTo: hasContract },
  {
    name: 'invite',
    address: to('/espace-admin', { modale: 'invite' }),
    isFrequent: true,
    isOpenTo: isAdministrator,
  },
  {
    name: 'name',
    address: to(personal, { modale: 'name' }),
    isOpenTo: ({ type }) => maySubmit(type, 'name'),
  },
  {
    name: 'email',
    address: to(personal, { modale: 'email' }),
    isOpenTo: ({ type }) => maySubmit(type, 'email'),
  },
  {
    name: 'password',
    address: to(personal, { modale: 'password' }),
    isOpenTo: ({ type }) => maySubmit(type, 'password'),
  },
  { name: 'signOut', address: '/logout' },
]);

const offered = <Name extends string>(places: readonly Place<Name>[], user: Rights): Place<Name>[] =>
  places.filter(({ isOpenTo }) => isOpenTo?.(user) ?? true);

export const listPages = (user: Rights) => offered(pages, user);

export type Request = { name: NeedCode; topic: TopicCode; address: string };

/** Subjects of requests (needs) to find: for advisers, who may not send requests, only phone numbers. */
export const listRequests = (user: Rights): Request[] =>
  needs
    .filter(({ code }) => !isWritten(code) || maySubmit(user.type, 'customerService'))
    .map(({ code: name, topic }) => ({
      name,
      topic,
      address: `${hasCustomerService(user) ? '/service-client' : '/contact'}?${new URLSearchParams({ besoin: name })}`,
    }));

export type Phone = 'emergency' | 'service';

type ContractAction<Name> = {
  name: Name;
  toAddress: (reference: string) => string;
  isOpenTo: (user: Rights, contract: Contract) => boolean;
};

const declareOfContract = <const Name extends string>(actions: readonly ContractAction<Name>[]) => actions;

const always = () => true;

const contractPlaces = declareOfContract([
  { name: 'contractInvoices', toAddress: (reference) => to(bills, { reference }), isOpenTo: always },
  {
    name: 'contractMeters',
    toAddress: (reference) => to('/espace-consommation', { reference }),
    isOpenTo: always,
  },
]);

const contractActions = declareOfContract([
  {
    name: 'iban',
    toAddress: (reference) => to(personal, { modale: 'iban', contrat: reference }),
    isOpenTo: ({ type }, contract) => maySubmit(type, 'iban') && hasRole(contract, 'RIB'),
  },
  {
    name: 'directDebit',
    toAddress: (reference) => to('/prelevement-automatique', { contrat: reference }),
    isOpenTo: (_, contract) => automaticPayment(contract) === 'open',
  },
  {
    name: 'billingInfo',
    toAddress: (reference) => to(personal, { modale: 'billing', contrat: reference }),
    isOpenTo: ({ type }) => maySubmit(type, 'billing'),
  },
  {
    name: 'contact',
    toAddress: (reference) => to(personal, { modale: 'contact', contrat: reference }),
    isOpenTo: ({ type }) => maySubmit(type, 'contact'),
  },
]);

export const listContractActions = (user: Rights, contract: Contract) =>
  [...contractPlaces, ...contractActions]
    .filter(({ isOpenTo }) => isOpenTo(user, contract))
    .map(({ name, toAddress }) => ({ name, address: toAddress(contract.reference) }));

const whereChosen = (name: string): string => (name === 'directDebit' ? bills : personal);

export const listActions = (user: Rights) => [
  ...offered(accountActions, user),
  ...contractActions.flatMap((action) => {
    const [only, ...others] = user.contracts.filter((contract) => action.isOpenTo(user, contract));
    if (!only) return [];
    const address = others.length > 0 ? whereChosen(action.name) : action.toAddress(only.reference);
    return [{ name: action.name, address }];
  }),
];

export type ActionName = ReturnType<typeof listActions>[number]['name'];

/** First rows of a response, with their contract names. `total`: number of rows that the search found. */
export type Matches<Row> = {
  rows: readonly (Row & { contractName: string })[];
  total: number;
  unread?: readonly Unread[];
};

export const mostOffered = 5;

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

export const invoicesFound = (page: ContractPage<BillingContract>): Matches<Invoice> =>
  matchesOf(page, ({ invoices }) => invoices);

export const metersFound = (page: ContractPage<ConsumptionContract>): Matches<Meter> =>
  matchesOf(page, ({ meters }) => meters);

/** Response of one search call. Both values are null until the response. */
export type Lookup<Row> = { found: Matches<Row> | null; failure: Failure | null };

export const unanswered = { found: null, failure: null } as const;

export const isAnswered = ({ found, failure }: Lookup<unknown>): boolean =>
  found !== null || failure !== null;

export type ContractsFound = { shown: readonly Contract[]; total: number };

type Prepared = { ownNames: OwnNames; search: (typed: string) => ContractsFound };

/** Search index of each list of contracts, cached so that the search dialog opens fast the next time. */
const prepared = new WeakMap<readonly Contract[], Prepared>();

const noNames: OwnNames = new Map();

const prepare = (contracts: readonly Contract[], missing: MissingWords, ownNames: OwnNames) => {
  const search = contractSearch(contracts, missing, ownNames);
  const namesOf = ({ name, reference }: Contract) =>
    [ownNames.get(reference) ?? '', name || missing.name].map(searchable);
  const names = new Map(contracts.map((contract) => [contract, namesOf(contract)]));
  return (typed: string): ContractsFound => {
    const start = searchable(typed.trim());
    const found = /[\p{L}\d]/u.test(start) ? search(typed) : [];
    const [named, others]: [Contract[], Contract[]] = [[], []];
    for (const contract of found) {
      if (named.length === mostOffered) break;
      if (names.get(contract)?.some((name) => name.startsWith(start))) named.push(contract);
      else if (others.length < mostOffered) others.push(contract);
    }
    return { shown: [...named, ...others].slice(0, mostOffered), total: found.length };
  };
};

export const contractsFound = (
  contracts: readonly Contract[],
  typed: string,
  missing: MissingWords,
  ownNames: OwnNames = noNames,
): ContractsFound => {
  const known = prepared.get(contracts);
  if (known?.ownNames === ownNames) return known.search(typed);
  const search = prepare(contracts, missing, ownNames);
  prepared.set(contracts, { ownNames, search });
  return search(typed);
};
