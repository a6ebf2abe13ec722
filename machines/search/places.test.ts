import { expect, it } from 'vitest';
import { billingContract, knownContract, makeInvoices } from '#src/domain/fixtures/account.ts';
import { consumptionContract } from '#src/domain/fixtures/consumption.ts';
import {
  contractsFound,
  invoicesFound,
  isAnswered,
  listActions,
  listContractActions,
  listPages,
  metersFound,
  unanswered,
} from './places.ts';

const withDebit = {
  ...knownContract,
  reference: '981000004225',
  roles: [{ role: 'PRELEVEMENT', enabled: true, reason_code: '' }],
};
const user = (type: string, contracts = [knownContract], allowed_services: string[] = []) => ({
  type,
  contracts,
  contracts_status: 'OK' as const,
  allowed_services,
});
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

const served = ['GRAND_COMPTE'];
const other = { ...withDebit, reference: '981000004233' };

const offered = (rights: Parameters<typeof listPages>[0]) =>
  names([...listPages(rights), ...listActions(rights)]);

const debts = ['overdue', 'unpaid', 'transfer', 'calendar', 'paymentMode', 'pay'];
const ofContracts = ['comparison', 'watch', 'report', 'exportAll', ...debts, 'certificate'];

it.each<[string, Parameters<typeof listPages>[0], shown: string[], hidden: string[]]>([
  ['an owner', user('owner'), ['administration', 'invite', 'publicContact'], ['customerService']],
  ['a simple user', user('simple'), ['publicContact'], ['administration', 'invite']],
  ['a user with a service', user('simple', [knownContract], served), ['customerService'], ['publicContact']],
  ['a simple adviser', user('internal_adviser_simple'), [], ['administration']],
  ['an owner without a contract', user('owner', []), ['addContract'], ofContracts],
  ['an owner of unavailable contracts', { ...user('owner', []), contracts_status: 'KO' }, ofContracts, []],
])('proposes to %s the pages %s, but not the pages %s', (_, rights, shown, hidden) => {
  expect(offered(rights)).toEqual(expect.arrayContaining(shown));
  expect(offered(rights).filter((name) => hidden.includes(name))).toEqual([]);
});

it.each([
  [
    'owner',
    [
      ...['addContract', ...debts, 'downloadInvoices', 'exportAll', 'certificate'],
      ...['invite', 'name', 'email', 'password', 'signOut'],
      ...['iban', 'billingInfo', 'contact'],
    ],
  ],
  ['internal_adviser_simple', [...debts, 'downloadInvoices', 'exportAll', 'certificate', 'signOut']],
  [
    'internal_adviser_admin',
    [
      ...['addContract', ...debts, 'downloadInvoices', 'exportAll', 'certificate'],
      ...['invite', 'email', 'signOut', 'billingInfo'],
    ],
  ],
])('proposes to the role %s the actions %j', (type, actions) => {
  expect(names(listActions(user(type)))).toEqual(actions);
});

it.each([
  ['exportAll', 'a contract', [knownContract], '/espace-consommation?modale=export'],
  ['iban', 'one contract', [knownContract, withDebit], '/espace-personnel?modale=iban&contrat=981000004217'],
  ['iban', 'several contracts', [knownContract, { ...knownContract, reference: '9' }], '/espace-personnel'],
  ['iban', 'no contract', [withDebit], undefined],
  ['directDebit', 'several contracts', [withDebit, other], '/espace-facturation'],
])('links the action %s of a user with %s to $3', (action, _, contracts, address) => {
  expect(listActions(user('owner', contracts)).find(({ name }) => name === action)?.address).toBe(address);
});

it('proposes the invoices, the meters and the allowed actions of a contract that is found', () => {
  expect(listContractActions(user('owner'), withDebit)).toEqual([
    { name: 'contractInvoices', address: '/espace-facturation?reference=981000004225' },
    { name: 'contractMeters', address: '/espace-consommation?reference=981000004225' },
    { name: 'directDebit', address: '/prelevement-automatique?contrat=981000004225' },
    { name: 'billingInfo', address: '/espace-personnel?modale=billing&contrat=981000004225' },
    { name: 'contact', address: '/espace-personnel?modale=contact&contrat=981000004225' },
  ]);
  expect(names(listContractActions(user('internal_adviser_simple'), knownContract))).toEqual([
    'contractInvoices',
    'contractMeters',
  ]);
});

const page = <Contract>(contracts: readonly Contract[], rowCount: number) => ({
  contracts,
  unread: [],
  rowCount,
  contractCount: contracts.length,
  pageCount: 1,
});

it('returns at most five invoices with the names of their contracts, and the total count', () => {
  const others = { ...billingContract, name: 'Siège', invoices: makeInvoices(6) };
  const found = invoicesFound(page([billingContract, others], 7));
  expect(found.total).toBe(7);
  expect(found.rows.map(({ numeroFacture, contractName }) => `${contractName} ${numeroFacture}`)).toEqual([
    'Usine des Bars F2026-004217',
    'Siège F2026-009000',
    'Siège F2026-008999',
    'Siège F2026-008998',
    'Siège F2026-008997',
  ]);
});

it('returns the meters with the names of their contracts', () => {
  expect(metersFound(page([consumptionContract], 2)).rows).toMatchObject([
    { idPDS: 'PDS004217', contractName: 'Usine des Bars' },
    { idPDS: 'PDS004218', contractName: 'Usine des Bars' },
  ]);
});

it('reports a search without a result only after the response has arrived', () => {
  expect(isAnswered(unanswered)).toBe(false);
  expect(isAnswered({ found: { rows: [], total: 0 }, failure: null })).toBe(true);
});

const named = (name: string, rank: number) => ({ ...knownContract, name, reference: `98100000430${rank}` });
const contracts = [
  'Vieille usine',
  'École',
  'Usine des Bars',
  'Usine à glace',
  'Dépôt',
  'Usine',
  'Usine 4',
  'Usine 5',
].map(named);
const missing = { name: 'Contrat sans nom', served_address: 'Adresse non renseignée' };
const namesFor = (typed: string, searched = contracts) =>
  contractsFound(searched, typed, missing).shown.map(({ name }) => name);

it('returns the five contracts that best match the query, and the total count', () => {
  expect(namesFor('usine')).toEqual(['Usine des Bars', 'Usine à glace', 'Usine', 'Usine 4', 'Usine 5']);
  expect(contractsFound(contracts, 'usine', missing).total).toBe(6);
  expect(namesFor('usine des')).toEqual(['Usine des Bars']);
});

it('finds a contract without a name first for the search text « contrat sans nom »', () => {
  const searched = ['Ancien contrat sans nom', ''].map(named);
  expect(namesFor('contrat sans', searched)).toEqual(['', 'Ancien contrat sans nom']);
});

it('finds no contract for an empty query', () => {
  expect(namesFor('  ')).toEqual([]);
});
