import { dayAfter, daysBetween, type IsoDay } from '../calendar.ts';
import type { Measure } from './measure.ts';

/** The days of a reading on site: from the one after the reading before, null where that is not known, to its own. */
export type Span = { startDate: IsoDay | null; endDate: IsoDay };

/** A reading on site: its volume is what was used since the reading before. */
export type SiteReading = Measure & { volume: number; span: Span };

/** The readings of measures of a meter read on site, by day; one that did not come leaves its volume to the next. */
export const toSiteReadings = (measures: readonly Measure[]): SiteReading[] => {
  const readings: SiteReading[] = [];
  for (const measure of measures) {
    const { day, volume } = measure;
    const last = readings.at(-1);
    // A reading is given by both years where they meet.
    if (volume === null || (last && last.day >= day)) continue;
    readings.push({
      ...measure,
      volume,
      span: { startDate: last ? dayAfter(last.day, 1) : null, endDate: day },
    });
  }
  return readings;
};

const aYear = 365;
const aMonth = 31;

const isNearAYearAfter = (day: IsoDay | null, before: IsoDay | null): boolean =>
  day !== null && before !== null && Math.abs(daysBetween(dayAfter(before, aYear), day)) <= aMonth;

/** Whether a span is the other one a year later, within a month at both ends: like with like. */
export const isAYearAfter = (span: Span, before: Span): boolean =>
  isNearAYearAfter(span.startDate, before.startDate) && isNearAYearAfter(span.endDate, before.endDate);

/** All the days of several readings, one after the other; null where there is none. */
export const joinSpans = (spans: readonly (Span | null)[]): Span | null => {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { startDate: first.startDate, endDate: last.endDate } : null;
};
