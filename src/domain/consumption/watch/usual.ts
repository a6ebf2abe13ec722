import type { IsoDay } from '../../calendar.ts';
import { type DayNumber, type JudgedDay, toIsoDay } from './series.ts';

/** Usual consumption of a day, in litres: median and spread of the same weekdays before it. */
export type Usual = { litres: number; spread: number };

/** Usual consumption per day in litres, for the watched days; null for a day that is not judged. */
export type UsualDays = {
  firstDay: IsoDay;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
};

/** Half-width of the usual range, in spreads. */
const usualSpreads = 2;

export const toUsualDays = (ranges: ReadonlyMap<DayNumber, Usual>, days: readonly DayNumber[]): UsualDays => {
  const edges = (sign: -1 | 1) =>
    days.map((day) => {
      const range = ranges.get(day);
      return range ? Math.max(0, Math.round(range.litres + sign * usualSpreads * range.spread)) : null;
    });
  return { firstDay: toIsoDay(days[0] ?? 0), low: edges(-1), high: edges(1) };
};

/** Surplus of each month, `2026-10`, in litres. */
export const toLitresByMonth = (days: readonly JudgedDay[]): Record<string, number> => {
  const byMonth: Record<string, number> = {};
  for (const { day, litres, usual } of days) {
    const month = toIsoDay(day).slice(0, 'yyyy-MM'.length);
    byMonth[month] = (byMonth[month] ?? 0) + litres - usual;
  }
  return Object.fromEntries(Object.entries(byMonth).map(([month, litres]) => [month, Math.round(litres)]));
};
