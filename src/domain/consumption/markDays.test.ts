import { expect, it } from 'vitest';
import { makeMeasures } from '../fixtures/histogram.ts';
import { toHistogram } from './histogram.ts';
import { markDays } from './markDays.ts';
import type { Period } from './period.ts';

const today = new Date(2026, 10, 22);
const marks = {
  spans: [
    { startDate: '2026-07-08', endDate: '2026-07-10' },
    { startDate: '2026-07-31', endDate: '2026-08-04' },
  ],
  label: 'Hausse',
  word: 'hausse inhabituelle',
};

const histogramOf = (period: Period) =>
  toHistogram({ kind: 'TR', period, today, measures: makeMeasures(period), before: null });

it('marks the days of its period, and no other', () => {
  const { bars, marks: within } = markDays(histogramOf({ mode: 'daily', name: '2026-07' }), marks);
  expect(bars.filter(({ mark }) => mark === marks.word).map(({ slot }) => slot)).toEqual([
    '2026-07-08',
    '2026-07-09',
    '2026-07-10',
    '2026-07-31',
  ]);
  expect(within?.spans).toEqual([marks.spans[0], { startDate: '2026-07-31', endDate: '2026-07-31' }]);
});

it.each<Period>([
  { mode: 'monthly', name: '2026' },
  { mode: 'daily', name: '2026-06' },
])('leaves $name as it is', (period) => {
  const histogram = histogramOf(period);
  expect(markDays(histogram, marks)).toBe(histogram);
});
