import { dayAfter, daysBetween, type IsoDay } from '../calendar.ts';
import type { Measure } from './measure.ts';

/** Days of an on-site reading, from the day after the previous reading (null if unknown) to its own day. */
export type Span = { startDate: IsoDay | null; endDate: IsoDay };

/** On-site reading. `volume`: consumption since the previous reading, in m³. */
export type SiteReading = Measure & { volume: number; span: Span };

/** Readings of a meter read on site. The volume of a missing reading is part of the next reading. */
export const toSiteReadings = (measures: readonly Measure[]): SiteReading[] => {
  const readings: SiteReading[] = [];
  for (const measure of measures) {
    const { day, volume } = measure;
    const last = readings.at(-1);
    // Skips a repeated reading, because the responses for two consecutive years may contain the same reading.
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

/** True if `span` covers the days of `before` one year later, with a tolerance of a month at each end. */
export const isAYearAfter = (span: Span, before: Span): boolean =>
  isNearAYearAfter(span.startDate, before.startDate) && isNearAYearAfter(span.endDate, before.endDate);

export const joinSpans = (spans: readonly (Span | null)[]): Span | null => {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { startDate: first.startDate, endDate: last.endDate } : null;
};
