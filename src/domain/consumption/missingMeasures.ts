import { dayAfter, type IsoDay, isoDay } from '../calendar.ts';
import { firstDayOfMonth } from './exportRange.ts';
import type { Measure } from './measure.ts';
import type { MeterKind } from './meter.ts';
import { type Days, type Mode, toSlot } from './period.ts';

type Requested = Days & { mode: Mode; today: Date };

/** The first day of each month, or each day, that a reading is due of: what is not over yet has none. */
const dueDays = ({ mode, startDate, endDate, today }: Requested): IsoDay[] => {
  const current = toSlot(mode, isoDay(today));
  const days: IsoDay[] = [];
  for (let day = startDate; day <= endDate; day = dayAfter(day, 1)) {
    const slot = toSlot(mode, day);
    const first = mode === 'monthly' ? firstDayOfMonth(slot) : day;
    if (slot < current && days.at(-1) !== first) days.push(first);
  }
  return days;
};

/**
 * The measures of a meter with, in its place, each reading that was due and is not among them: a file says what the
 * histogram shows (docs/rules.md#consumption-export). A meter read on site has no reading due.
 */
export const withMissing = (
  kind: MeterKind,
  measures: readonly Measure[],
  requested: Requested,
): Measure[] => {
  if (kind === 'SE') return [...measures];
  const known = new Set(measures.map(({ day }) => toSlot(requested.mode, day)));
  const missing = dueDays(requested)
    .filter((day) => !known.has(toSlot(requested.mode, day)))
    .map((day): Measure => ({ day, volume: null, index: null, isEstimated: false }));
  return [...measures, ...missing].sort((one, other) => one.day.localeCompare(other.day));
};
