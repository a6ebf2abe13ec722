import type { IsoDay } from '../calendar.ts';
import type { Measure } from './measure.ts';

/** A meter that was changed: after the last day that its index was read, and by the day of a lower one. */
export type MeterChange = { after: IsoDay; day: IsoDay };

/** Where an index is lower than the one before: it is of another meter (docs/rules.md#measures). */
export const meterChanges = (measures: readonly Measure[]): MeterChange[] => {
  const changes: MeterChange[] = [];
  let last: { day: IsoDay; index: number } | undefined;
  for (const { day, index } of measures) {
    if (index === null) continue;
    if (last && index < last.index) changes.push({ after: last.day, day });
    last = { day, index };
  }
  return changes;
};
