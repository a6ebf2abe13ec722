import { expect, test } from 'vitest';
import {
  addressOfHistogram,
  type HistogramRequest,
  type HistogramShown,
  histogramOfAddress,
} from './histogramAddress.ts';

const today = new Date(2026, 10, 22);
const currentYear = { mode: 'monthly', name: '2026' } as const;

const shownAt = (address: string, kind: 'TR' | 'SE' = 'TR', on = today): HistogramRequest =>
  histogramOfAddress(new URLSearchParams(address), { kind }, on);

test.each([
  ['', currentYear],
  ['mode=monthly', currentYear],
  ['period=2025', { mode: 'monthly', name: '2025' }],
  ['mode=monthly&period=2024', { mode: 'monthly', name: '2024' }],
  ['mode=daily', { mode: 'daily', name: '2026-11' }],
  ['mode=daily&period=2026-07', { mode: 'daily', name: '2026-07' }],
  ['mode=daily&period=2024-11', { mode: 'daily', name: '2024-11' }],
])('reads the period from « %s »', (address, period) => {
  expect(shownAt(address)).toEqual({ period, view: 'chart', isPeriodWrong: false });
});

test.each([
  'mode=weekly',
  'mode=weekly&period=2025',
  'period=2026-07',
  'period=deux',
  'period=02025',
  'period=2023',
  'period=2027',
  'mode=daily&period=2026',
  'mode=daily&period=2026-13',
  'mode=daily&period=2026-00',
  'mode=daily&period=2026-7',
  'mode=daily&period=2026-07-14',
  'mode=daily&period=2024-10',
  'mode=daily&period=2026-12',
])('falls back from « %s » to the current year by month, and reports it', (address) => {
  expect(shownAt(address)).toMatchObject({ period: currentYear, isPeriodWrong: true });
});

test('has no daily view for a meter read on site', () => {
  expect(shownAt('mode=daily&period=2026-07', 'SE')).toMatchObject({
    period: currentYear,
    isPeriodWrong: true,
  });
  expect(shownAt('mode=daily', 'SE')).toMatchObject({ period: currentYear, isPeriodWrong: true });
  expect(shownAt('period=2025', 'SE').period).toEqual({ mode: 'monthly', name: '2025' });
});

test.each([
  ['view=table', 'table'],
  ['view=chart', 'chart'],
  ['view=tableau', 'chart'],
  ['view=table&period=1999', 'table'],
])('shows « %s » as a %s', (address, view) => {
  expect(shownAt(address).view).toBe(view);
});

test('uses the local year and month', () => {
  expect(shownAt('mode=daily', 'TR', new Date(2026, 11, 31, 23, 59)).period.name).toBe('2026-12');
  expect(shownAt('', 'TR', new Date(2027, 0, 1, 0, 1)).period.name).toBe('2027');
});

test.each([
  [{ period: currentYear, view: 'chart' }, ''],
  [{ period: currentYear, view: 'table' }, 'view=table'],
  [{ period: { mode: 'monthly', name: '2025' }, view: 'chart' }, 'period=2025'],
  [{ period: { mode: 'daily', name: '2026-11' }, view: 'chart' }, 'mode=daily'],
  [{ period: { mode: 'daily', name: '2026-07' }, view: 'table' }, 'mode=daily&period=2026-07&view=table'],
] satisfies [HistogramShown, string][])('writes %j as a query that reads back the same', (shown, address) => {
  expect(addressOfHistogram(shown, today).toString()).toBe(address);
  expect(shownAt(address)).toEqual({ ...shown, isPeriodWrong: false });
});
