import { expect, it } from 'vitest';
import { numberTyped } from './search.machine.ts';

it.each([
  ['the number of an invoice', 'F1000000017-0027', 'F1000000017-0027'],
  ['the beginning of an invoice number', 'F1000', 'F1000'],
  ['the number of a meter', ' D21TA1000142 ', 'D21TA1000142'],
  ['an invoice number with spaces', 'facture n° F2026  004217', 'F2026-004217'],
  ['a meter number with spaces', 'D21TA 1000142', 'D21TA 1000142'],
  ['an invoice number with invisible characters', '\u202aF2026\u2011004217\u202c', 'F2026-004217'],
])('starts a search by number if the user types %s', (_, typed, number) => {
  expect(numberTyped(typed)).toBe(number);
});

it.each([
  ['nothing', ''],
  ['words', 'modifier mon IBAN'],
  ['an address', '12 quai Duguay-Trouin'],
  ['three digits', '123'],
  ['two letters and two digits', 'TR12'],
  ['the whole reference of a contract', '98-1000-0042-17'],
  ['an amount', '120,40 €'],
  ['31 digits', '1'.repeat(31)],
])('starts no search by number if the user types %s', (_, typed) => {
  expect(numberTyped(typed)).toBeNull();
});
