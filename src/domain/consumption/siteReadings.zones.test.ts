import { describe, expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import { toHistogram } from './histogram.ts';
import type { Measure } from './measure.ts';
import { isAYearAfter, joinSpans, toSiteReadings } from './siteReadings.ts';

const year = { mode: 'monthly', name: '2026' } as const;
const missing = { volume: null, index: null };

const before = [
  measureOn('2024-10-31', { volume: 2_700, index: 1_000 }),
  measureOn('2025-05-01', { volume: 1_700, index: 2_700 }),
  measureOn('2025-10-30', { volume: 2_720, index: 5_420 }),
];
const measures = [
  measureOn('2026-04-30', { volume: 1_760, index: 7_180, isEstimated: true }),
  measureOn('2026-10-29', { volume: 2_717, index: 9_897 }),
];

const read = (more: { measures?: Measure[]; before?: Measure[] | null } = {}) =>
  toHistogram({ kind: 'SE', period: year, today: new Date(2026, 10, 22), measures, before, ...more });

describe('on-site readings', () => {
  it('cover the days since the previous reading', () => {
    expect(toSiteReadings([...before, ...measures]).map(({ span }) => span)).toEqual([
      { startDate: null, endDate: '2024-10-31' },
      { startDate: '2024-11-01', endDate: '2025-05-01' },
      { startDate: '2025-05-02', endDate: '2025-10-30' },
      { startDate: '2025-10-31', endDate: '2026-04-30' },
      { startDate: '2026-05-01', endDate: '2026-10-29' },
    ]);
  });

  it('cover the days of a missed reading too', () => {
    const [, last] = toSiteReadings([
      measureOn('2026-01-10'),
      measureOn('2026-03-10', missing),
      measureOn('2026-06-10'),
    ]);
    expect(last?.span).toEqual({ startDate: '2026-01-11', endDate: '2026-06-10' });
  });

  it.each([
    ['2025-10-31', '2026-04-30', true],
    ['2025-12-02', '2026-04-30', true],
    ['2025-12-03', '2026-04-30', false],
    ['2025-10-31', '2026-06-02', false],
    ['2025-10-31', '2026-03-31', true],
    [null, '2026-04-30', false],
  ])('from %s to %s match the previous year within a month: %s', (startDate, endDate, isLike) => {
    expect(isAYearAfter({ startDate, endDate }, { startDate: '2024-11-01', endDate: '2025-05-01' })).toBe(
      isLike,
    );
  });

  it('have no common span if they have none', () => {
    expect(joinSpans([])).toBeNull();
    expect(joinSpans([null, null])).toBeNull();
  });
});

describe('the histogram of a meter read on site', () => {
  it('has one bar per reading, and none for months without a visit', () => {
    const { bars, total, leftOut, newestReading } = read();
    expect(bars).toMatchObject([
      {
        slot: '2026-04-30',
        span: { startDate: '2025-10-31', endDate: '2026-04-30' },
        volume: 1_760,
        nature: 'estimated',
        index: { day: '2026-04-30', shown: 7_180 },
        before: 1_700,
        spanBefore: { startDate: '2024-11-01', endDate: '2025-05-01' },
      },
      { slot: '2026-10-29', volume: 2_717, nature: 'measured', before: 2_720 },
    ]);
    expect([total, leftOut, newestReading]).toEqual([4_477, [], '2026-10-29']);
  });

  it('compares all readings with those of the previous year, or none', () => {
    expect(read().comparison).toEqual({
      kind: 'compared',
      slots: ['2026-04-30', '2026-10-29'],
      volume: 4_477,
      before: 4_420,
    });
    expect(read({ before: before.slice(1) }).comparison).toEqual({ kind: 'nothing' });
    expect(read({ before: null }).comparison).toEqual({ kind: 'unread' });
  });

  it('lists missed readings and draws no bar for them', () => {
    const { bars, missedReadings } = read({ measures: [measureOn('2026-04-03', missing)] });
    expect([bars, missedReadings]).toEqual([[], ['2026-04-03']]);
  });

  it('reports a replaced meter only if replaced in either year', () => {
    const [first, ...rest] = before;
    if (!first) throw new Error('nothing');
    expect(read({ before: [{ ...first, index: 99_000 }, ...rest] }).isOtherMeter).toBe(false);
    expect(read({ measures: measures.map((measure) => ({ ...measure, index: 10 })) }).isOtherMeter).toBe(
      true,
    );
  });
});
