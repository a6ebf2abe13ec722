import { describe, expect, it } from 'vitest';
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

describe('pages', () => {
  it('hides the administration and customer service from users without access', () => {
    expect(names(listPages(user('simple')))).not.toContain('administration');
    expect(names(listPages(user('simple')))).toContain('publicContact');
    expect(names(listPages(user('simple', [], ['GRAND_COMPTE'])))).not.toContain('publicContact');
    expect(names(listPages(user('simple')))).not.toContain('customerService');
    expect(names(listPages(user('internal_adviser_simple')))).not.toContain('administration');
    expect(names(listPages(user('owner')))).toContain('administration');
    expect(names(listPages(user('simple', [], ['GRAND_COMPTE'])))).toContain('customerService');
  });
});

describe('without a contract', () => {
  const offered = (contracts_status: 'OK' | 'KO') => {
    const owner = { ...user('owner', []), contracts_status };
    return names([...listPages(owner), ...listActions(owner)]);
  };

  it('hides the comparison, the watch, the meter export and unpaid invoices', () => {
    for (const name of ['comparison', 'watch', 'exportAll', 'unpaid'])
      expect(offered('OK')).not.toContain(name);
  });

  it('shows them while the contracts are unavailable', () => {
    expect(offered('KO')).toEqual(expect.arrayContaining(['comparison', 'watch', 'exportAll', 'unpaid']));
  });
});

describe('actions', () => {
  it('lists all actions allowed to an owner', () => {
    expect(names(listActions(user('owner')))).toEqual([
      'addContract',
      'unpaid',
      'exportAll',
      'invite',
      'name',
      'email',
      'password',
      'signOut',
      'iban',
      'billingInfo',
      'contact',
    ]);
  });

  it('links the export of all meters to the export dialog of the list', () => {
    expect(listActions(user('simple')).find(({ name }) => name === 'exportAll')?.address).toBe(
      '/espace-consommation?modale=export',
    );
  });

  it('offers a meter reading to users who may write to customer service', () => {
    const isProposed = (type: string, services: string[]) =>
      names(listActions(user(type, [], services))).includes('reading');
    expect(isProposed('simple', ['GRAND_COMPTE'])).toBe(true);
    expect(isProposed('simple', [])).toBe(false);
    expect(isProposed('internal_adviser_admin', ['GRAND_COMPTE'])).toBe(false);
  });

  it('hides the forms that the role may not submit', () => {
    expect(names(listActions(user('internal_adviser_simple')))).toEqual(['unpaid', 'exportAll', 'signOut']);
    expect(names(listActions(user('internal_adviser_admin')))).toEqual([
      'addContract',
      'unpaid',
      'exportAll',
      'invite',
      'email',
      'signOut',
      'billingInfo',
    ]);
    expect(names(listActions(user('simple')))).not.toContain('invite');
  });

  it.each([
    [
      'on the only contract that it may be done of',
      [knownContract, withDebit],
      '/espace-personnel?modale=iban&contrat=981000004217',
    ],
    [
      'where a contract is chosen, of several',
      [knownContract, { ...knownContract, reference: '981000004233' }],
      '/espace-personnel',
    ],
  ])('offers the IBAN change %s', (_, contracts, address) => {
    expect(listActions(user('owner', contracts)).find(({ name }) => name === 'iban')?.address).toBe(address);
  });

  it('links direct debit to the invoices if several contracts allow it', () => {
    const contracts = [withDebit, { ...withDebit, reference: '981000004233' }];
    expect(listActions(user('owner', contracts)).find(({ name }) => name === 'directDebit')?.address).toBe(
      '/espace-facturation',
    );
  });

  it('hides the IBAN change if no contract allows it', () => {
    expect(names(listActions(user('owner', [withDebit])))).not.toContain('iban');
  });
});

describe('a contract', () => {
  it('links to its invoices, its meters and its available actions', () => {
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
});

const page = <Contract>(contracts: readonly Contract[], rowCount: number) => ({
  contracts,
  unread: [],
  rowCount,
  contractCount: contracts.length,
  pageCount: 1,
});

it('names the contract of each row, returns at most five and counts them all', () => {
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

it('maps meters in the same way', () => {
  expect(metersFound(page([consumptionContract], 2)).rows).toMatchObject([
    { idPDS: 'PDS004217', contractName: 'Usine des Bars' },
    { idPDS: 'PDS004218', contractName: 'Usine des Bars' },
  ]);
});

it('is answered after an empty result too', () => {
  expect(isAnswered(unanswered)).toBe(false);
  expect(isAnswered({ found: { rows: [], total: 0 }, failure: null })).toBe(true);
});

const named = (name: string, rank: number) => ({
  ...knownContract,
  name,
  reference: `98100000${4300 + rank}`,
});
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

it('returns at most five, with name prefixes first, and counts them all', () => {
  expect(namesFor('usine')).toEqual(['Usine des Bars', 'Usine à glace', 'Usine', 'Usine 4', 'Usine 5']);
  expect(contractsFound(contracts, 'usine', missing).total).toBe(6);
  expect(namesFor('usine des')).toEqual(['Usine des Bars']);
});

it('ranks an unnamed contract first by its placeholder label', () => {
  const searched = ['Ancien contrat sans nom', ''].map(named);
  expect(namesFor('contrat sans', searched)).toEqual(['', 'Ancien contrat sans nom']);
});

it.each([
  ['a number with its separators', '98-1000-0043-01', ['École']],
  ['accents left out', 'ecole', ['École']],
  ['a street', 'duguay-trouin depot', ['Dépôt']],
  ['nothing typed', '  ', []],
  ['nowhere', 'zzz', []],
])('matches %s', (_, typed, names) => {
  expect(namesFor(typed)).toEqual(names);
});
