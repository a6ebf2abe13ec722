import * as z from 'zod/mini';
import { converted, day, quantity, readableList, text } from '../answer.ts';
import { type IsoDay, readDay } from '../calendar.ts';

/** Measure of `day`, or of the month that contains `day`. Volumes and indexes are in m³, null if missing. */
export type Measure = {
  day: IsoDay;
  volume: number | null;
  index: number | null;
  isEstimated: boolean;
  isUnread?: true;
};

/** Measures sorted by day, with at most one measure per day. */
export type Measures = {
  measures: readonly Measure[];
  /** Number of unreadable measures without a valid day, or on a day that also has a readable measure. */
  unplacedCount?: number;
};

const measureSchema = converted(
  z.object({ date: day, volume: quantity, index: quantity, type: text }),
  ({ date, volume, index, type }): Measure => {
    // The back office sends a missing reading as a volume of 0 without an index.
    const isMissing = index === null && volume === 0;
    return { day: date, volume: isMissing ? null : volume, index, isEstimated: type === 'E' };
  },
);

const unreadOn = (day: IsoDay): Measure => ({
  day,
  volume: null,
  index: null,
  isEstimated: false,
  isUnread: true,
});

/** Measures of a response. If a day has several measures, the last one counts. */
export const measuresSchema = converted(
  z.object({ measures: readableList(measureSchema, 'measure', 'date') }),
  ({ measures: { items, unread } }): Measures => {
    const byDay = new Map(items.map((measure) => [measure.day, measure]));
    let unplacedCount = 0;
    for (const { name } of unread) {
      const day = readDay(name);
      if (day === null || byDay.has(day)) unplacedCount += 1;
      else byDay.set(day, unreadOn(day));
    }
    const measures = [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day));
    return { measures, unplacedCount };
  },
);

export const countUnread = ({ measures, unplacedCount = 0 }: Measures): number =>
  unplacedCount + measures.filter(({ isUnread }) => isUnread).length;

export const listCorrections = (measures: readonly Measure[]): { day: IsoDay; volume: number }[] =>
  measures.flatMap(({ day, volume }) => (volume !== null && volume < 0 ? [{ day, volume }] : []));

/** Replacement of a meter, between the last day with the old index and the first day with the new index. */
export type MeterChange = { after: IsoDay; day: IsoDay };

/** Tolerance in m³ between indexes and volumes, because indexes are in whole m³. */
const rounding = 1;

/** Finds replacements of the meter: its index decreases without a correction (docs/rules.md#measures). */
export const meterChanges = (measures: readonly Measure[]): MeterChange[] => {
  const changes: MeterChange[] = [];
  let last: { day: IsoDay; index: number } | undefined;
  let sinceLast = 0;
  for (const { day, volume, index } of measures) {
    sinceLast += volume ?? 0;
    if (index === null) continue;
    const lowest = last && last.index + (sinceLast < 0 ? sinceLast - rounding : 0);
    if (last && lowest !== undefined && index < lowest) changes.push({ after: last.day, day });
    last = { day, index };
    sinceLast = 0;
  }
  return changes;
};
