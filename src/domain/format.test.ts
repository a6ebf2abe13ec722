import { expect, it } from 'vitest';
import { formatEuros, formatIndex, formatLitres, formatRoundVolume, formatSiret } from './amounts.ts';
import { formatDay, formatMoment, formatPhone } from './format.ts';

it.each([
  [1234.56, '1\u202f234,56\u00a0€'],
  [0, '0,00\u00a0€'],
  [-3.1, '\u22123,10\u00a0€'],
])('formats %d as French euros', (amount, written) => {
  expect(formatEuros(amount)).toBe(written);
});

it('truncates a meter index to whole m³, as the meter displays it', () => {
  expect(formatIndex(27_393.709).replace(/\s/g, ' ')).toBe('27 393 m³');
});

it('formats a date and a time in French', () => {
  expect(formatDay(new Date(2026, 10, 1))).toBe('1er novembre 2026');
  expect(formatDay(new Date(2026, 10, 11))).toBe('11 novembre 2026');
  expect(formatMoment(new Date(2026, 10, 1, 9, 5))).toBe('1er novembre 2026 à 09:05');
});

it.each([
  [11_754.3, '11\u202f754\u00a0m³'],
  [999.6, '1\u202f000\u00a0m³'],
  [-35.25, '\u221235,3\u00a0m³'],
  [1.005, '1,01\u00a0m³'],
  [0.035, '0,035\u00a0m³'],
])('rounds %d m³ to three significant digits or to an integer', (volume, written) => {
  expect(formatRoundVolume(volume)).toBe(written);
});

it.each([
  ['0199001234', '01 99 00 12 34'],
  ['+33199001234', '+33199001234'],
  ['01990012345', '01990012345'],
  ['', ''],
  ['+687279917', '+687 27 99 17'],
  ['+68940990017', '+689 40 99 00 17'],
])('formats the phone number « %s » as « %s »', (phone, spaced) => {
  expect(formatPhone(phone)).toBe(spaced);
});

it.each([
  ['73282932000074', '732 829 320 00074'],
  ['732829320', '732829320'],
  ['732829320000741', '732829320000741'],
  ['SIRET 73282932000074', 'SIRET 73282932000074'],
])('formats the SIRET « %s » as « %s »', (siret, spaced) => {
  expect(formatSiret(siret)).toBe(spaced);
});

it.each([
  [0.4, '0 litre'],
  [1.4, '1 litre'],
  [1.6, '2 litres'],
  [340, '340 litres'],
  [2_449, '2,4 m³'],
])('formats %s litres as %s', (litres, written) => {
  expect(formatLitres(litres).replace(/\s/g, ' ')).toBe(written);
});
