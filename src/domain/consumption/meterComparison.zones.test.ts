import { describe, expect, it } from 'vitest';
import { knownMeter, makeMeasures, makeMeters, measureOn } from '../fixtures/consumption.ts';
import type { Measure } from './measure.ts';
import { addressOfComparison, compareMeters, comparisonOfAddress } from './meterComparison.ts';
import type { Period } from './period.ts';

const [first = knownMeter, second = knownMeter] = makeMeters(2);
const today = new Date(2026, 10, 22);
const year: Period = { mode: 'monthly', name: '2025' };
const currentYear: Period = { mode: 'monthly', name: '2026' };
const whole = makeMeasures(year);

const compare = (one: readonly Measure[], other: readonly Measure[], period = year, unplacedCount = 0) =>
  compareMeters({
    chosen: [first, second],
    fetched: [
      { meter: first, measures: one, unplacedCount },
      { meter: second, measures: other },
    ],
    period,
    today,
  });

const each = (volume: number) => whole.map((measure) => ({ ...measure, volume }));

describe('compareMeters', () => {
  it('adds up the volumes of the meters for each month and for the period', () => {
    const { slots, sum, isWhole } = compare(each(10.1), each(20.2));
    expect(slots.map((slot) => slot.sum)).toEqual(Array(12).fill(30.3));
    expect({ sum, isWhole }).toEqual({ sum: 363.6, isWhole: true });
  });

  it('adds corrections to the sums of the meters as negative volumes', () => {
    const corrected = each(10).map((one) => (one.day === '2025-03-01' ? { ...one, volume: -20 } : one));
    const { slots, sum } = compare(corrected, corrected);
    expect([slots[2]?.sum, sum]).toEqual([-40, 180]);
  });

  it('excludes a missing volume from the sum of the meters, and marks this sum as incomplete', () => {
    const { slots, meters, isWhole } = compare(whole, whole.slice(0, 11));
    expect(slots.map((slot) => slot.isWhole)).toEqual([...Array(11).fill(true), false]);
    expect(slots[11]?.sum).toBe(whole[11]?.volume);
    expect(isWhole).toBe(false);
    expect(meters.map((meter) => meter.isWhole)).toEqual([true, false]);
  });

  it('returns null as each sum if no meter has measures', () => {
    const { slots, sum, isWhole } = compare([], []);
    expect(slots.map((slot) => slot.sum)).toEqual(Array(12).fill(null));
    expect({ sum, isWhole }).toEqual({ sum: null, isWhole: false });
  });

  it('marks the sum as incomplete if a day of the month is missing', () => {
    const partial = [...whole, measureOn('2025-03-15', { volume: null, index: null })];
    expect(compare(partial, whole).slots.findIndex((slot) => !slot.isWhole)).toBe(2);
  });

  it('counts unreadable readings and marks the sum as incomplete', () => {
    const { meters, sum, isWhole } = compare(whole, whole, year, 1);
    expect(meters.map(({ unreadCount }) => unreadCount)).toEqual([1, 0]);
    expect(meters.map((meter) => meter.isWhole)).toEqual([false, true]);
    expect(sum).not.toBeNull();
    expect(isWhole).toBe(false);
  });

  it('marks the current month as incomplete only if one of the compared meters lacks a measure', () => {
    const until = (last: string) => makeMeasures(currentYear, { until: last });
    const known = compare(until('2026-11'), until('2026-11'), currentYear);
    expect([known, ...known.meters].every(({ isWhole }) => isWhole)).toBe(true);
    const { slots } = compare(until('2026-11'), until('2026-10'), currentYear);
    expect(slots.findIndex((slot) => !slot.isWhole)).toBe(10);
  });

  it('keeps the column of a meter when another meter fails to load, and marks the sum incomplete', () => {
    const fetched = [{ meter: second, measures: whole }];
    const { meters, isWhole } = compareMeters({ chosen: [first, second], fetched, period: year, today });
    expect(meters.map(({ meter, rank }) => ({ meter, rank }))).toEqual([{ meter: second, rank: 1 }]);
    expect(isWhole).toBe(false);
  });
});

describe('URL of a comparison', () => {
  const read = (address: string) => comparisonOfAddress(new URLSearchParams(address), today);

  it.each<[string, Period, boolean]>([
    ['', currentYear, false],
    ['periode=2025', year, false],
    ['periode=2024-11', { mode: 'daily', name: '2024-11' }, false],
    ['periode=', currentYear, true],
    ['periode=2023', currentYear, true],
    ['periode=2026-12', currentYear, true],
    ['periode=hier', currentYear, true],
  ])('parses the query « %s » as the period %j (invalid: %s)', (address, period, isPeriodWrong) => {
    expect(read(address)).toEqual({ keys: [], period, isCut: false, isPeriodWrong });
  });

  it.each([
    ['compteurs=a/1&compteurs=a/1&compteurs=&compteurs=b/2', ['a/1', 'b/2'], false],
    ['12345'.replace(/./g, '&compteurs=a/$&'), ['a/1', 'a/2', 'a/3', 'a/4'], true],
  ])('parses the query « %s » as at most four meters %j (others dropped: %s)', (address, keys, isCut) => {
    expect(read(address)).toMatchObject({ keys, isCut });
  });

  it('writes a comparison without defaults into a URL, and parses the same comparison back', () => {
    const shown = { keys: ['98/PDS 1', '98/é,&'], period: { mode: 'daily', name: '2026-07' } } as const;
    expect(read(String(addressOfComparison(shown, today)))).toMatchObject(shown);
    expect(String(addressOfComparison({ keys: [], period: currentYear }, today))).toBe('');
  });
});
