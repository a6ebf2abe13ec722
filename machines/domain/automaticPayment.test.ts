import { expect, test } from 'vitest';
import { automaticPayment } from './automaticPayment.ts';

const role = (name: string, enabled: boolean, reason_code = '') => ({ role: name, enabled, reason_code });

test.each([
  ['direct debit alone', [role('PRELEVEMENT', true)], 'open'],
  ['direct debit, the card closed', [role('PRELEVEMENT', true), role('CB', false)], 'open'],
  ['direct debit and the card', [role('PRELEVEMENT', true), role('CB', true)], 'none'],
  ['direct debit closed', [role('PRELEVEMENT', false, 'internal_adviser')], 'none'],
  ['direct debit that an adviser may not set', [role('PRELEVEMENT', true, 'internal_adviser')], 'closed'],
  ['direct debit with another reason', [role('PRELEVEMENT', true, 'unpaid_bill')], 'open'],
  ['a monthly payment alone', [role('MENSUALISATION', true)], 'none'],
  ['no role', [], 'none'],
])('%s', (_, roles, offered) => {
  expect(automaticPayment({ roles })).toBe(offered);
});
