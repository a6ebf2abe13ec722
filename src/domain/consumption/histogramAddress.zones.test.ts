import { expect, it } from 'vitest';
import { addressOfHistogram, type HistogramShown, histogramOfAddress } from './histogramAddress.ts';
import type { Period } from './period.ts';

const today = new Date(2026, 10, 22);
const currentYear: Period = { mode: 'monthly', name: '2026' };

const shownAt = (address: string, kind: 'TR' | 'SE' = 'TR', on = today) =>
  histogramOfAddress(new URLSearchParams(address), { kind }, on);

it.each<[string, HistogramShown]>([
  ['', { period: currentYear, view: 'chart' }],
  ['view=table', { period: currentYear, view: 'table' }],
  ['period=2025', { period: { mode: 'monthly', name: '2025' }, view: 'chart' }],
  ['period=2024', { period: { mode: 'monthly', name: '2024' }, view: 'chart' }],
  ['mode=daily', { period: { mode: 'daily', name: '2026-11' }, view: 'chart' }],
  ['mode=daily&period=2024-11&view=table', { period: { mode: 'daily', name: '2024-11' }, view: 'table' }],
])('parses the histogram query « %s » and writes the same query back', (address, shown) => {
  expect(shownAt(address)).toEqual({ ...shown, isPeriodWrong: false });
  expect(addressOfHistogram(shown, today).toString()).toBe(address);
});

it.each([
  ...['mode=weekly', 'mode=weekly&period=2025', 'period=2026-07', 'period=deux', 'period=02025'],
  ...['period=20250', 'period=2023', 'period=2027', 'mode=daily&period=2026'],
  ...['mode=daily&period=2026-13', 'mode=daily&period=2026-00', 'mode=daily&period=2026-7'],
  ...['mode=daily&period=2026-07-14', 'mode=daily&period=2024-10', 'mode=daily&period=2026-12'],
])('replaces the invalid period in the query « %s » with the current year, and reports this', (address) => {
  expect(shownAt(address)).toMatchObject({ period: currentYear, isPeriodWrong: true });
});

it.each([
  ['mode=daily', true],
  ['mode=daily&period=2026-07', true],
  ['mode=monthly', false],
])('finds in the query « %s » an invalid period for a meter read on site: %s', (address, isPeriodWrong) => {
  expect(shownAt(address, 'SE')).toEqual({ period: currentYear, view: 'chart', isPeriodWrong });
});

it.each([
  ['view=tableau', 'chart'],
  ['view=table&period=1999', 'table'],
])('parses the view of the query « %s » as a %s', (address, view) => {
  expect(shownAt(address).view).toBe(view);
});

it('computes the current year and month in the local time zone', () => {
  expect(shownAt('mode=daily', 'TR', new Date(2026, 11, 31, 23, 59)).period.name).toBe('2026-12');
  expect(shownAt('', 'TR', new Date(2027, 0, 1, 0, 1)).period.name).toBe('2027');
});
