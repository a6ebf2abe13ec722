import { expect, it } from 'vitest';
import { addressOfComparison, comparisonOfAddress } from './comparisonAddress.ts';

const today = new Date(2026, 10, 22);
const read = (address: string) => comparisonOfAddress(new URLSearchParams(address), today);
const year = { mode: 'monthly', name: '2026' };
const followed = { isCut: false, isPeriodWrong: false };

it('asks nothing where it holds nothing: the current year of no meter', () => {
  expect(read('')).toEqual({ keys: [], period: year, ...followed });
});

it.each([
  ['2025', { mode: 'monthly', name: '2025' }],
  ['2026-07', { mode: 'daily', name: '2026-07' }],
  ['2024-11', { mode: 'daily', name: '2024-11' }],
])('reads the period %s', (name, period) => {
  expect(read(`periode=${name}`)).toEqual({ keys: [], period, ...followed });
});

it.each(['', '2023', '2027', '2024-10', '2026-12', '2026-13', '2026-7', 'hier'])(
  'shows the current year in the place of %s, and knows that it is wrong',
  (name) => {
    expect(read(`periode=${name}`)).toEqual({ keys: [], period: year, isCut: false, isPeriodWrong: true });
  },
);

it('takes each meter once, and the first four', () => {
  expect(read('compteurs=a/1&compteurs=a/1&compteurs=&compteurs=b/2')).toMatchObject({
    keys: ['a/1', 'b/2'],
    isCut: false,
  });
  expect(read('12345'.replace(/./g, '&compteurs=a/$&'))).toMatchObject({
    keys: ['a/1', 'a/2', 'a/3', 'a/4'],
    isCut: true,
  });
});

it('writes what it reads, without what goes without saying', () => {
  const shown = { keys: ['98/PDS 1', '98/é,&'], period: { mode: 'daily', name: '2026-07' } } as const;
  expect(read(String(addressOfComparison(shown, today)))).toEqual({ ...shown, ...followed });
  expect(String(addressOfComparison({ keys: [], period: { mode: 'monthly', name: '2026' } }, today))).toBe(
    '',
  );
});
