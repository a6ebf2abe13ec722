import { daysWithin } from './daysWithin.ts';
import type { Histogram, Marks } from './histogram.ts';

/** A histogram with days that stand out: those of its period, where it is shown by day. */
export const markDays = (histogram: Histogram, marks: Marks): Histogram => {
  const spans = daysWithin(marks.spans, histogram.period);
  if (spans.length === 0) return histogram;
  const isMarked = (slot: string) =>
    spans.some(({ startDate, endDate }) => slot >= startDate && slot <= endDate);
  return {
    ...histogram,
    marks: { ...marks, spans },
    bars: histogram.bars.map((bar) => (isMarked(bar.slot) ? { ...bar, mark: marks.word } : bar)),
  };
};
