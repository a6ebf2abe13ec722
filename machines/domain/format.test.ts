import { expect, it } from 'vitest';
import { longDay, longMoment } from './dates.ts';
import { spacedPhone, spacedSiret } from './format.ts';
import { euros } from './money.ts';

it.each([
  [1234.56, '1\u202f234,56\u00a0€'],
  [0, '0,00\u00a0€'],
  [-3.1, '-3,10\u00a0€'],
])('writes %d as French euros', (amount, written) => {
  expect(euros(amount)).toBe(written);
});

it('writes a day in French words', () => {
  expect(longDay(new Date(2026, 10, 1))).toBe('1 novembre 2026');
});

it('writes a moment in French words', () => {
  expect(longMoment(new Date(2026, 10, 1, 9, 5))).toBe('1 novembre 2026 à 09:05');
});

it.each([
  ['0199001234', '01 99 00 12 34'],
  ['+33199001234', '+33199001234'],
  ['01990012345', '01990012345'],
  ['', ''],
])('spaces the phone number « %s »', (phone, spaced) => {
  expect(spacedPhone(phone)).toBe(spaced);
});

it.each([
  ['73282932000074', '732 829 320 00074'],
  ['732829320', '732829320'],
  ['732829320000741', '732829320000741'],
  ['SIRET 73282932000074', 'SIRET 73282932000074'],
])('spaces the SIRET « %s »', (siret, spaced) => {
  expect(spacedSiret(siret)).toBe(spaced);
});
