import { describe, expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import { daysToRead, isShortOfIndexes, lastFullYear, toStatement } from './statement.ts';

const today = new Date('2026-11-21T12:00:00');
const days = { startDate: '2026-08-01', endDate: '2026-10-31' };

const stated = (measures: readonly ReturnType<typeof measureOn>[], kind: 'TR' | 'SE' = 'TR') =>
  toStatement({ kind, measures, days, today });

const at = (day: string, shown: number) => ({ day, shown });

describe('the period', () => {
  it.each([
    ['2026-11-21T12:00:00', '2025-11-01', '2026-10-31'],
    ['2026-01-01T00:00:00', '2025-01-01', '2025-12-31'],
    ['2026-12-31T23:59:00', '2025-12-01', '2026-11-30'],
    ['2028-03-01T00:30:00', '2027-03-01', '2028-02-29'],
  ])('is the last twelve full months, on %s', (moment, start_date, end_date) => {
    expect(lastFullYear(new Date(moment))).toEqual({ mode: 'monthly', start_date, end_date });
  });

  it('is extended backwards to find its first index', () => {
    expect(daysToRead('TR', days).startDate).toBe('2026-07-01');
    expect(daysToRead('SE', days).startDate).toBe('2025-07-31');
    expect(daysToRead('SE', days).endDate).toBe(days.endDate);
  });
});

const july = measureOn('2026-07-31', { volume: 30, index: 1_000 });
const august = measureOn('2026-08-31', { volume: 10.001, index: 1_010 });
const september = measureOn('2026-09-30', { volume: 20.002, index: 1_030 });
const october = measureOn('2026-10-31', { volume: 30, index: 1_060 });

describe('for a remotely read meter', () => {
  it('gives the start index, the end index and the volume in between', () => {
    expect(stated([july, august, september, october])).toEqual({
      volume: 60.003,
      registers: [{ start: at('2026-07-31', 1_000), end: at('2026-10-31', 1_060), isReplacement: false }],
      between: 60,
      missing: [],
      unreadCount: 0,
      estimated: [],
      corrections: [],
      covered: days,
    });
  });

  it('gives null for a missing index', () => {
    expect(stated([august, september, october]).registers[0]?.start).toBeNull();
    const unread = { index: null };
    expect(stated([july, { ...august, ...unread }]).registers).toEqual([
      { start: at('2026-07-31', 1_000), end: null, isReplacement: false },
    ]);
    expect(stated([{ ...july, ...unread }, october]).registers[0]?.start).toBeNull();
  });

  it('lists missing and estimated readings', () => {
    const lost = { ...september, volume: null, index: null };
    const { missing, estimated, volume } = stated([july, lost, { ...october, isEstimated: true }]);
    expect(missing).toEqual(['2026-08-01', '2026-09-30']);
    expect(estimated).toEqual(['2026-10-31']);
    expect(volume).toBe(30);
  });

  it('treats a lower index as a new meter, starting from its first known index', () => {
    const [replaced, last] = [
      { ...september, index: 5 },
      { ...october, index: 35 },
    ];
    expect(stated([july, august, replaced, last]).registers).toEqual([
      { start: at('2026-07-31', 1_000), end: at('2026-08-31', 1_010), isReplacement: false },
      { start: at('2026-09-30', 5), end: at('2026-10-31', 35), isReplacement: true },
    ]);
  });

  it('treats a correction as no replacement: lists it and subtracts it', () => {
    const correction = measureOn('2026-09-30', { volume: -10, index: 1_000 });
    const { volume, registers, between, corrections } = stated([july, august, correction]);
    expect(registers).toEqual([
      { start: at('2026-07-31', 1_000), end: at('2026-09-30', 1_000), isReplacement: false },
    ]);
    expect({ volume, between }).toEqual({ volume: 0.001, between: 0 });
    expect(corrections).toEqual([{ day: '2026-09-30', volume: -10 }]);
  });

  it('counts unreadable measures of the period or without a date', () => {
    const unread = { volume: null, index: null, isUnread: true } as const;
    const measures = [{ ...july, ...unread }, { ...august, ...unread }, september];
    const { unreadCount } = toStatement({ kind: 'TR', measures, unplacedCount: 1, days, today });
    expect(unreadCount).toBe(2);
  });

  it('has no end index for a meter replaced at the start of the period', () => {
    expect(stated([july, { ...august, index: 4 }]).registers).toEqual([
      { start: at('2026-07-31', 1_000), end: null, isReplacement: false },
      { start: at('2026-08-31', 4), end: at('2026-08-31', 4), isReplacement: true },
    ]);
  });

  it.each([
    [60, 60.9, false],
    [60, 58.9, true],
    [60, 61.1, true],
    [null, 60, false],
    [60, null, false],
  ])('reports a mismatch of indexes %s m³ apart and a volume of %s m³: %s', (between, volume, isShort) => {
    expect(isShortOfIndexes({ between, volume })).toBe(isShort);
  });

  it('has no volume without measures', () => {
    expect(stated([july])).toMatchObject({
      volume: null,
      missing: ['2026-08-01', '2026-09-01', '2026-10-01'],
    });
  });
});

describe('for a meter read on site', () => {
  it('covers the days since the previous reading', () => {
    const visit = measureOn('2026-04-29', { volume: 100, index: 800 });
    const next = measureOn('2026-10-29', { volume: 120, index: 920 });
    expect(stated([visit, next], 'SE')).toEqual({
      volume: 120,
      registers: [{ start: at('2026-04-29', 800), end: at('2026-10-29', 920), isReplacement: false }],
      between: 120,
      missing: [],
      unreadCount: 0,
      estimated: [],
      corrections: [],
      covered: { startDate: '2026-04-30', endDate: '2026-10-29' },
    });
    expect(stated([next], 'SE').covered).toEqual({ startDate: null, endDate: '2026-10-29' });
    expect(stated([visit], 'SE').covered).toBeNull();
  });

  it('lists a visit without a reading as missing', () => {
    const lost = measureOn('2026-09-29', { volume: null, index: null });
    expect(stated([lost], 'SE')).toMatchObject({ volume: null, missing: ['2026-09-29'] });
  });
});
