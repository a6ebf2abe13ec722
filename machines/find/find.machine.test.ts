import { expect, it } from 'vitest';
import { numberTyped } from './find.machine.ts';

it.each([
  ['the number of an invoice', 'F1000000017-0027', 'F1000000017-0027'],
  ['the beginning of one', 'F1000', 'F1000'],
  ['the number of a meter', ' D21TA1000142 ', 'D21TA1000142'],
  ['one that is copied with its spaces', 'F2026  004217', 'F2026 004217'],
  ['one that is copied with invisible characters', '\u202aF2026\u2011004217\u202c', 'F2026-004217'],
])('searches for %s', (_, typed, number) => {
  expect(numberTyped(typed)).toBe(number);
});

it.each([
  ['nothing', ''],
  ['words', 'modifier mon IBAN'],
  ['an address', '12 quai Duguay-Trouin'],
  ['too little', '123'],
  ['two digits', 'TR12'],
  ['the whole reference of a contract', '98-1000-0042-17'],
  ['what no number holds', '120,40 €'],
  ['more than a number holds', '1'.repeat(31)],
])('does not search for %s', (_, typed) => {
  expect(numberTyped(typed)).toBeNull();
});
