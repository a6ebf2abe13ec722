import type { IsoDay } from '../calendar.ts';
import type { Measure } from './measure.ts';

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
