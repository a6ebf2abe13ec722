import { describe, expect, it, test } from 'vitest';
import { automaticPayment, mayBeDebited } from '../billing/automaticPayment.ts';
import { contractSearch } from '../search.ts';
import {
  addressLength,
  type Contract,
  contractSchema,
  hasRole,
  spacedReference,
  truncate,
} from './contract.ts';

const contract = (given: Partial<Contract>) => contractSchema.parse({ reference: '980000000001', ...given });

describe('contract search', () => {
  const school = contract({
    reference: '981000004217',
    name: 'École Jules-Ferry',
    served_address: '12 rue de l’Église, 35400 Saint-Malo',
  });
  const plant = contract({
    reference: '981000011709',
    name: 'Usine des Bars',
    served_address: '3 quai Duguay, Brest',
  });
  const nameless = contract({ reference: '981000020300' });
  const missing = { name: 'Contrat sans nom', served_address: 'Adresse non renseignée' };
  const search = contractSearch([school, plant, nameless], missing);

  it.each([
    ['', [school, plant, nameless]],
    ['   ', [school, plant, nameless]],
    ['ECOLE', [school]],
    ['école', [school]],
    ['saint ferry', [school]],
    ["l'eglise", [school]],
    ['981000', [school, plant, nameless]],
    ['98-1000-0042', [school]],
    ['usine brest', [plant]],
    ['usine malo', []],
    ['09usine', []],
    ['zzz', []],
    ['contrat sans nom', [nameless]],
    ['non renseignee', [nameless]],
  ])('finds the contracts for « %s »', (typed, found) => {
    expect(search(typed)).toEqual(found);
  });
});

describe('truncate', () => {
  it.each([
    ['a'.repeat(66), 'a'.repeat(66)],
    ['a'.repeat(67), 'a'.repeat(67)],
    ['a'.repeat(68), `${'a'.repeat(67)}…`],
    [`${'a'.repeat(66)} suite`, `${'a'.repeat(66)}…`],
    [`${'a'.repeat(66)}💧💧`, `${'a'.repeat(66)}💧…`],
    ['', ''],
  ])('%s', (whole, cut) => {
    expect(truncate(whole, addressLength)).toBe(cut);
  });

  it('cuts at 80 characters by default', () => {
    expect(truncate('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
  });
});

it('allows a role only if it is held and enabled', () => {
  const roles = [
    { role: 'RIB', enabled: true, reason_code: '' },
    { role: 'PRELEVEMENT', enabled: false, reason_code: 'internal_adviser' },
  ];
  expect(hasRole({ roles }, 'RIB')).toBe(true);
  expect(hasRole({ roles }, 'PRELEVEMENT')).toBe(false);
  expect(hasRole({ roles: [] }, 'RIB')).toBe(false);
  const { roles: unknownRoles } = contractSchema.parse({ reference: '98', roles: [{ role: 'RIB' }] });
  expect(hasRole({ roles: unknownRoles }, 'RIB')).toBe(false);
});

it('formats a 12-digit reference and keeps any other unchanged', () => {
  expect(spacedReference('981000004217')).toBe('98-1000-0042-17');
  expect(spacedReference('98100')).toBe('98100');
  expect(spacedReference('9810000042170')).toBe('9810000042170');
  expect(spacedReference('x981000004217')).toBe('x981000004217');
});

const role = (name: string, enabled: boolean, reason_code = '') => ({ role: name, enabled, reason_code });

const contracts: [name: string, roles: Contract['roles'], offered: string][] = [
  ['direct debit alone', [role('PRELEVEMENT', true)], 'open'],
  ['direct debit, the card closed', [role('PRELEVEMENT', true), role('CB', false)], 'open'],
  ['direct debit and the card', [role('PRELEVEMENT', true), role('CB', true)], 'none'],
  ['direct debit closed', [role('PRELEVEMENT', false, 'internal_adviser')], 'none'],
  ['direct debit that an adviser may not set', [role('PRELEVEMENT', true, 'internal_adviser')], 'closed'],
  ['direct debit with another reason', [role('PRELEVEMENT', true, 'unpaid_bill')], 'open'],
  ['a monthly payment alone', [role('MENSUALISATION', true)], 'none'],
  ['no role', [], 'none'],
];

test.each(contracts)('%s', (_, roles, offered) => {
  expect(automaticPayment({ roles })).toBe(offered);
});

test('allows direct debit if open, with or without a card, except for advisers', () => {
  const debited = contracts.filter(([, roles]) => mayBeDebited({ roles })).map(([name]) => name);
  expect(debited).toEqual([
    'direct debit alone',
    'direct debit, the card closed',
    'direct debit and the card',
    'direct debit with another reason',
  ]);
});
