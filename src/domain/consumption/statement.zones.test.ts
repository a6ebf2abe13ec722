import { describe, expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import type { Measure } from './measure.ts';
import { daysToRead, isShortOfIndexes, toStatement } from './statement.ts';

const today = new Date('2026-11-21T12:00:00');
const days = { startDate: '2026-08-01', endDate: '2026-10-31' };

const stated = (measures: readonly Measure[], kind: 'TR' | 'SE' = 'TR', unplacedCount = 0) =>
  toStatement({ kind, measures, days, today, unplacedCount });

const at = (day: string, shown: number) => ({ day, shown });

it('requests measures before the period of a certificate, to find the start index', () => {
  expect(daysToRead('TR', days)).toEqual({ ...days, startDate: '2026-07-01' });
  expect(daysToRead('SE', days)).toEqual({ ...days, startDate: '2025-07-31' });
});

const july = measureOn('2026-07-31', { volume: 30, index: 1_000 });
const august = measureOn('2026-08-31', { volume: 10.001, index: 1_010 });
const september = measureOn('2026-09-30', { volume: 20.002, index: 1_030 });
const october = measureOn('2026-10-31', { volume: 30, index: 1_060 });
const lost = { volume: null, index: null };

const [ofJuly, ofAugust] = [at('2026-07-31', 1_000), at('2026-08-31', 1_010)];

describe('certificate of a remotely read meter', () => {
  it('returns the start index, the end index and the volume between them', () => {
    expect(stated([july, august, september, october])).toEqual({
      volume: 60.003,
      registers: [{ start: ofJuly, end: at('2026-10-31', 1_060), isReplacement: false }],
      between: 60,
      missing: [],
      unreadCount: 0,
      estimated: [],
      corrections: [],
      covered: days,
    });
  });

  it.each([
    ['before the period', [august], { start: null, end: ofAugust }],
    ['within the period', [july, { ...august, index: null }], { start: ofJuly, end: null }],
    ['on the first day of the period', [{ ...july, index: null }, august], { start: null, end: ofAugust }],
  ])('returns null as the start or end index if this index is unknown %s', (_, measures, register) => {
    const registers = [{ ...register, isReplacement: false }];
    expect(stated(measures)).toMatchObject({ registers, between: null });
  });

  it('lists the missing and the estimated readings of the period', () => {
    expect(stated([july, { ...september, ...lost }, { ...october, isEstimated: true }])).toMatchObject({
      missing: ['2026-08-01', '2026-09-30'],
      estimated: ['2026-10-31'],
      volume: 30,
    });
  });

  it('treats a decrease of the index as a new meter, which starts at its first known index', () => {
    const measures = [july, august, { ...september, index: 5 }, { ...october, index: 35 }];
    expect(stated(measures)).toMatchObject({
      registers: [
        { start: ofJuly, end: ofAugust, isReplacement: false },
        { start: at('2026-09-30', 5), end: at('2026-10-31', 35), isReplacement: true },
      ],
      between: null,
    });
  });

  it('returns no end index for the old meter if it was replaced at the start of the period', () => {
    const first = at('2026-08-31', 4);
    expect(stated([july, { ...august, index: 4 }]).registers).toEqual([
      { start: ofJuly, end: null, isReplacement: false },
      { start: first, end: first, isReplacement: true },
    ]);
  });

  it('subtracts a correction from the total and reports no replaced meter', () => {
    expect(stated([july, august, measureOn('2026-09-30', { volume: -10, index: 1_000 })])).toMatchObject({
      volume: 0.001,
      registers: [{ start: ofJuly, end: at('2026-09-30', 1_000), isReplacement: false }],
      between: 0,
      corrections: [{ day: '2026-09-30', volume: -10 }],
    });
  });

  it('counts the unreadable measures of the period and the measures without a date', () => {
    const unread = { ...lost, isUnread: true } as const;
    const measures = [{ ...july, ...unread }, { ...august, ...unread }, september];
    expect(stated(measures, 'TR', 1).unreadCount).toBe(2);
  });

  it('returns null as the volume of a period without measures', () => {
    const missing = ['2026-08-01', '2026-09-01', '2026-10-01'];
    expect(stated([july])).toMatchObject({ volume: null, missing });
  });
});

it.each([
  [60, 60.9, false],
  [60, 61, false],
  [60, 58.9, true],
  [60, 61.1, true],
  [null, 60, false],
  [60, null, false],
])('reports if an index difference of %s m³ contradicts %s m³: %s', (between, volume, isShort) => {
  expect(isShortOfIndexes({ between, volume })).toBe(isShort);
});

describe('certificate of a meter read on site', () => {
  const visit = measureOn('2026-04-29', { volume: 100, index: 800 });
  const next = measureOn('2026-10-29', { volume: 120, index: 920 });

  it('includes all days between two on-site readings, even days outside the period', () => {
    expect(stated([visit, next], 'SE')).toMatchObject({
      volume: 120,
      registers: [{ start: at('2026-04-29', 800), end: at('2026-10-29', 920), isReplacement: false }],
      between: 120,
      missing: [],
      covered: { startDate: '2026-04-30', endDate: '2026-10-29' },
    });
    expect(stated([next], 'SE').covered).toEqual({ startDate: null, endDate: '2026-10-29' });
    expect(stated([visit], 'SE').covered).toBeNull();
  });

  it('lists a missed on-site reading as a missing reading', () => {
    expect(stated([{ ...next, ...lost }], 'SE')).toMatchObject({ volume: null, missing: ['2026-10-29'] });
  });
});
