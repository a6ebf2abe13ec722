import { expect, test } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import { automaticPayment, mayBeDebited } from './automaticPayment.ts';

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

test('may be debited: open, whether paid by card or not, but to an adviser', () => {
  const debited = contracts.filter(([, roles]) => mayBeDebited({ roles })).map(([name]) => name);
  expect(debited).toEqual([
    'direct debit alone',
    'direct debit, the card closed',
    'direct debit and the card',
    'direct debit with another reason',
  ]);
});
