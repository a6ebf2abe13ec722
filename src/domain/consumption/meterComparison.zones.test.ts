import { expect, it } from 'vitest';
import { knownMeter, makeMeasures, makeMeters, measureOn } from '../fixtures/consumption.ts';
import type { Measure } from './measure.ts';
import { addressOfComparison, compareMeters, comparisonOfAddress } from './meterComparison.ts';

const [first = knownMeter, second = knownMeter] = makeMeters(2);
const today = new Date(2026, 10, 22);
const year = { mode: 'monthly', name: '2025' } as const;
const whole = makeMeasures(year);

const compare = (one: readonly Measure[], other: readonly Measure[]) =>
  compareMeters({
    chosen: [first, second],
    fetched: [
      { meter: first, measures: one },
      { meter: second, measures: other },
    ],
    period: year,
    today,
  });

it('sums the volumes of the meters, by month and in total', () => {
  const { slots, sum, isWhole } = compare(
    whole.map((measure) => ({ ...measure, volume: 10.1 })),
    whole.map((measure) => ({ ...measure, volume: 20.2 })),
  );
  expect(slots.map((slot) => slot.sum)).toEqual(Array(12).fill(30.3));
  expect({ sum, isWhole }).toEqual({ sum: 363.6, isWhole: true });
});

it('excludes missing values from the sum, and marks it as incomplete', () => {
  const { slots, meters, isWhole } = compare(whole, whole.slice(0, 11));
  expect(slots.map((slot) => slot.isWhole)).toEqual([...Array(11).fill(true), false]);
  expect(slots[11]?.sum).toBe(whole[11]?.volume);
  expect(isWhole).toBe(false);
  expect(meters.map((meter) => meter.isWhole)).toEqual([true, false]);
});

it('has a null sum without measures', () => {
  const { slots, sum, isWhole } = compare([], []);
  expect(slots.map((slot) => slot.sum)).toEqual(Array(12).fill(null));
  expect({ sum, isWhole }).toEqual({ sum: null, isWhole: false });
});

it('is incomplete if part of a month is missing', () => {
  const partial = [...whole, measureOn('2025-03-15', { volume: null, index: null })];
  expect(compare(partial, whole).slots.findIndex((slot) => !slot.isWhole)).toBe(2);
});

it('is incomplete, and counts the unreadable readings', () => {
  const { meters, sum, isWhole } = compareMeters({
    chosen: [first, second],
    fetched: [
      { meter: first, measures: whole, unplacedCount: 1 },
      { meter: second, measures: whole },
    ],
    period: year,
    today,
  });
  expect(meters.map(({ unreadCount }) => unreadCount)).toEqual([1, 0]);
  expect(meters.map((meter) => meter.isWhole)).toEqual([false, true]);
  expect(sum).not.toBeNull();
  expect(isWhole).toBe(false);
});

it('subtracts corrections from its sums', () => {
  const corrected = whole.map((measure) => ({ ...measure, volume: measure.day === '2025-03-01' ? -20 : 10 }));
  const { slots, sum } = compare(corrected, corrected);
  expect(slots[2]?.sum).toBe(-40);
  expect(sum).toBe(180);
});

it('ignores future months, but is incomplete if only one meter lacks the current one', () => {
  const current = { mode: 'monthly', name: '2026' } as const;
  const until = (last: string) => makeMeasures(current, { until: last });
  const of = (one: string, other: string) =>
    compareMeters({
      chosen: [first, second],
      fetched: [
        { meter: first, measures: until(one) },
        { meter: second, measures: until(other) },
      ],
      period: current,
      today,
    });
  expect(of('2026-11', '2026-11').isWhole).toBe(true);
  expect(of('2026-11', '2026-11').meters.every((meter) => meter.isWhole)).toBe(true);
  expect(of('2026-11', '2026-10').slots.findIndex((slot) => !slot.isWhole)).toBe(10);
});

it('keeps the rank of a meter if a previous one fails, and is incomplete', () => {
  const { meters, isWhole } = compareMeters({
    chosen: [first, second],
    fetched: [{ meter: second, measures: whole }],
    period: year,
    today,
  });
  expect(meters.map(({ meter, rank }) => ({ meter, rank }))).toEqual([{ meter: second, rank: 1 }]);
  expect(isWhole).toBe(false);
});

const day = new Date(2026, 10, 22);
const read = (address: string) => comparisonOfAddress(new URLSearchParams(address), day);
const currentYear = { mode: 'monthly', name: '2026' };
const followed = { isCut: false, isPeriodWrong: false };

it('reads an empty URL as the current year without meters', () => {
  expect(read('')).toEqual({ keys: [], period: currentYear, ...followed });
});

it.each([
  ['2025', { mode: 'monthly', name: '2025' }],
  ['2026-07', { mode: 'daily', name: '2026-07' }],
  ['2024-11', { mode: 'daily', name: '2024-11' }],
])('reads the period %s', (name, period) => {
  expect(read(`periode=${name}`)).toEqual({ keys: [], period, ...followed });
});

it.each(['', '2023', '2027', '2024-10', '2026-12', '2026-13', '2026-7', 'hier'])(
  'replaces the period « %s » by the current year, and reports it',
  (name) => {
    expect(read(`periode=${name}`)).toEqual({
      keys: [],
      period: currentYear,
      isCut: false,
      isPeriodWrong: true,
    });
  },
);

it('keeps each meter once, and at most four', () => {
  expect(read('compteurs=a/1&compteurs=a/1&compteurs=&compteurs=b/2')).toMatchObject({
    keys: ['a/1', 'b/2'],
    isCut: false,
  });
  expect(read('12345'.replace(/./g, '&compteurs=a/$&'))).toMatchObject({
    keys: ['a/1', 'a/2', 'a/3', 'a/4'],
    isCut: true,
  });
});

it('writes a URL that reads back the same, without default values', () => {
  const shown = { keys: ['98/PDS 1', '98/é,&'], period: { mode: 'daily', name: '2026-07' } } as const;
  expect(read(String(addressOfComparison(shown, day)))).toEqual({ ...shown, ...followed });
  expect(String(addressOfComparison({ keys: [], period: { mode: 'monthly', name: '2026' } }, day))).toBe('');
});
