import { describe, expect, it } from 'vitest';
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

const role = (name: string, enabled: boolean, reason_code = '') => ({ role: name, enabled, reason_code });

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
    ['   ', [school, plant, nameless]],
    ['ECOLE', [school]],
    ['saint ferry', [school]],
    ["l'eglise", [school]],
    ['981000', [school, plant, nameless]],
    ['98-1000-0042', [school]],
    ['\u200b981000-004217', [school]],
    ['usine brest', [plant]],
    ['usine malo', []],
    ['09usine', []],
    ['zzz', []],
    ['contrat sans nom', [nameless]],
    ['non renseignee', [nameless]],
  ])('finds the contracts whose texts match « %s »', (typed, found) => {
    expect(search(typed)).toEqual(found);
  });
});

it.each([
  ['a'.repeat(67), 'a'.repeat(67)],
  ['a'.repeat(68), `${'a'.repeat(67)}…`],
  [`${'a'.repeat(66)} suite`, `${'a'.repeat(66)}…`],
  [`${'a'.repeat(66)}💧💧`, `${'a'.repeat(66)}💧…`],
  ['', ''],
])('truncates the address « %s » to « %s »', (whole, cut) => {
  expect(truncate(whole, addressLength)).toBe(cut);
});

it('truncates a text at 80 characters by default', () => {
  expect(truncate('a'.repeat(81))).toBe(`${'a'.repeat(80)}…`);
});

it('grants a contract role only if the role is listed and enabled', () => {
  const roles = [role('RIB', true), role('CB', false)];
  const names = ['RIB', 'CB', 'PRELEVEMENT'] as const;
  expect(names.filter((name) => hasRole({ roles }, name))).toEqual(['RIB']);
  const unset = contractSchema.parse({ reference: '98', roles: [{ role: 'RIB' }] });
  expect(hasRole(unset, 'RIB')).toBe(false);
});

it.each([
  ['981000004217', '98-1000-0042-17'],
  ['98100', '98100'],
  ['9810000042170', '9810000042170'],
  ['x981000004217', 'x981000004217'],
  ['981234-567890', '98-1234-5678-90'],
  [' 98 1234.567,890 ', '98-1234-5678-90'],
  ['98-1000-0042-17,', '98-1000-0042-17,'],
])('formats the reference %s as %s', (reference, spaced) => {
  expect(spacedReference(reference)).toBe(spaced);
});

it.each<[string, Contract['roles'], string, boolean]>([
  ['only direct debit', [role('PRELEVEMENT', true)], 'open', true],
  ['direct debit, the card closed', [role('PRELEVEMENT', true), role('CB', false)], 'open', true],
  ['direct debit and the card', [role('PRELEVEMENT', true), role('CB', true)], 'none', true],
  ['direct debit closed', [role('PRELEVEMENT', false, 'internal_adviser')], 'none', false],
  ['direct debit as an adviser', [role('PRELEVEMENT', true, 'internal_adviser')], 'closed', false],
  ['direct debit with another reason', [role('PRELEVEMENT', true, 'unpaid_bill')], 'open', true],
  ['only monthly payment', [role('MENSUALISATION', true)], 'none', false],
  ['no role', [], 'none', false],
])('returns for the roles « %s » the access $2 and the permission $3', (_, roles, payment, mayRequest) => {
  expect(automaticPayment({ roles })).toBe(payment);
  expect(mayBeDebited({ roles })).toBe(mayRequest);
});
