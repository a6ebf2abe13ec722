import { describe, expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import type { MeterRead } from './bars.ts';
import { toHistogram } from './histogram.ts';
import { isAYearAfter, joinSpans, toSiteReadings } from './siteReadings.ts';

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

const read = (more: Partial<MeterRead> = {}) =>
  toHistogram({
    kind: 'SE',
    period: { mode: 'monthly', name: '2026' },
    today: new Date(2026, 10, 22),
    measures,
    before,
    ...more,
  });

it('returns as the days of an on-site reading all days since the last one that was not missed', () => {
  const missed = measureOn('2026-03-10', missing);
  expect(toSiteReadings([...before.slice(1), missed, ...measures]).map(({ span }) => span)).toEqual([
    { startDate: null, endDate: '2025-05-01' },
    { startDate: '2025-05-02', endDate: '2025-10-30' },
    { startDate: '2025-10-31', endDate: '2026-04-30' },
    { startDate: '2026-05-01', endDate: '2026-10-29' },
  ]);
});

it('keeps only one of two equal on-site readings from two responses', () => {
  expect(toSiteReadings([...before, ...before.slice(2)])).toHaveLength(3);
});

it.each([
  ['2025-10-31', '2026-04-30', true],
  ['2025-12-02', '2026-04-30', true],
  ['2025-12-03', '2026-04-30', false],
  ['2025-10-31', '2026-06-02', false],
  ['2025-10-31', '2026-03-31', true],
  [null, '2026-04-30', false],
])('matches a reading from %s to %s with the one of the year before: %s', (startDate, endDate, isLike) => {
  const span = { startDate: '2024-11-01', endDate: '2025-05-01' };
  expect(isAYearAfter({ startDate, endDate }, span)).toBe(isLike);
});

it('returns null as the joined period if the list contains no period', () => {
  expect(joinSpans([])).toBeNull();
  expect(joinSpans([null, null])).toBeNull();
});

describe('the histogram of a meter read on site', () => {
  it('draws one bar for each on-site reading, and no bar for a month without a reading', () => {
    expect(read()).toMatchObject({
      bars: [
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
      ],
      total: 4_477,
      leftOut: [],
      newestReading: '2026-10-29',
    });
  });

  it('compares the totals only if each reading has a matching reading in the previous year', () => {
    const slots = ['2026-04-30', '2026-10-29'];
    expect(read().comparison).toEqual({ kind: 'compared', slots, volume: 4_477, before: 4_420 });
    expect(read({ before: before.slice(1) }).comparison).toEqual({ kind: 'nothing' });
    expect(read({ before: null }).comparison).toEqual({ kind: 'unread' });
  });

  it('lists missed readings without drawing a bar for them', () => {
    const histogram = read({ measures: [measureOn('2026-04-03', missing)] });
    expect(histogram).toMatchObject({ bars: [], missedReadings: ['2026-04-03'] });
  });

  it('reports a replaced meter only if the index decreased in one of the two compared years', () => {
    const [first = measureOn('2024-10-31'), ...rest] = before;
    expect(read({ before: [{ ...first, index: 99_000 }, ...rest] }).isOtherMeter).toBe(false);
    const replaced = measures.map((measure) => ({ ...measure, index: 10 }));
    expect(read({ measures: replaced }).isOtherMeter).toBe(true);
  });
});
