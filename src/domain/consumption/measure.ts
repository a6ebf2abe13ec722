import * as z from 'zod/mini';
import { day, quantity, readableList, text } from '../answer.ts';
import { type IsoDay, readDay } from '../calendar.ts';

/**
 * A measure of a meter: of a day, or of the month that the day is in (docs/rules.md#measures). A volume is in m³, null if the
 * reading is missing, and negative if it is a correction; an index is what the meter shows, in m³.
 */
export type Measure = {
  day: IsoDay;
  volume: number | null;
  index: number | null;
  isEstimated: boolean;
  /** It was received, and its figures cannot be read. */
  isUnread?: true;
};

/** Measures by day, one for each day. */
export type Measures = {
  measures: readonly Measure[];
  /** How many others were received that cannot be read, of an unknown day or of a day that another measure has; 0 by default. */
  unplacedCount?: number;
};

const measureSchema = z.pipe(
  z.object({ date: day, volume: quantity, index: quantity, type: text }),
  z.transform(({ date, volume, index, type }): Measure => {
    // Nothing shown and nothing used is no reading: it is not a zero.
    const isMissing = index === null && volume === 0;
    return { day: date, volume: isMissing ? null : volume, index, isEstimated: type === 'E' };
  }),
);

const unreadOn = (day: IsoDay): Measure => ({
  day,
  volume: null,
  index: null,
  isEstimated: false,
  isUnread: true,
});

/** The measures of an answer. The last one of a day counts. */
export const measuresSchema = z.pipe(
  z.object({ measures: readableList(measureSchema, 'measure', 'date') }),
  z.transform(({ measures: { items, unread } }): Measures => {
    const byDay = new Map(items.map((measure) => [measure.day, measure]));
    let unplacedCount = 0;
    for (const { name } of unread) {
      const day = readDay(name);
      if (day === null || byDay.has(day)) unplacedCount += 1;
      else byDay.set(day, unreadOn(day));
    }
    const measures = [...byDay.values()].sort((one, other) => one.day.localeCompare(other.day));
    return { measures, unplacedCount };
  }),
);

/** How many measures were received and cannot be read. */
export const countUnread = ({ measures, unplacedCount = 0 }: Measures): number =>
  unplacedCount + measures.filter(({ isUnread }) => isUnread).length;

/** The corrections among measures: volumes that the utility takes back, negative, in m³. */
export const listCorrections = (measures: readonly Measure[]): { day: IsoDay; volume: number }[] =>
  measures.flatMap(({ day, volume }) => (volume !== null && volume < 0 ? [{ day, volume }] : []));

/** A replaced meter: after the last day that its index was read, and by the day of a lower one. */
export type MeterChange = { after: IsoDay; day: IsoDay };

/** Indexes in whole m³ differ from volumes by less than this. */
const rounding = 1;

/**
 * The days by which an index has fallen while the volume has not: it is that of another meter (docs/rules.md#measures). A
 * correction lowers both by the same amount.
 */
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
