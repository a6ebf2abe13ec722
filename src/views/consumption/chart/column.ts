import type { DataContext } from '@visx/xychart';
import type { ContextType } from 'react';
import type { IsoDay } from '../../../domain/calendar.ts';
import type { Bar } from '../../../domain/consumption/bars.ts';
import { toSlot } from '../../../domain/consumption/period.ts';

type Scale = ContextType<typeof DataContext>['xScale'];

/** Where a bar stands, in pixels, and the room that is its own. */
export type Column = { x: number; width: number; step: number };

/** Between a reading on site and the next. */
const gap = 2;

/** How much of its month is over so many days into it. */
const toShareOfMonth = (day: IsoDay, days: number): number => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return days / new Date(year, month, 0).getDate();
};

const toDayOfMonth = (day: IsoDay): number => Number(day.slice('yyyy-MM-'.length));

/** Where a bar stands; null until the scales are known. A reading on site stands over the days that it covers. */
export const toColumn = (scale: Scale, { slot, span }: Pick<Bar, 'slot' | 'span'>): Column | null => {
  if (!scale || !('bandwidth' in scale) || !('step' in scale)) return null;
  const [width, step] = [scale.bandwidth(), scale.step()];
  const toX = (of: string) => Number(scale(of) ?? Number.NaN);
  if (!span) {
    const x = toX(slot);
    return Number.isNaN(x) ? null : { x, width, step };
  }
  const toMonthStart = (day: IsoDay) => toX(toSlot('monthly', day)) - (step - width) / 2;
  const { startDate, endDate } = span;
  const end = toMonthStart(endDate) + toShareOfMonth(endDate, toDayOfMonth(endDate)) * step;
  const [first = ''] = scale.domain().map(String);
  const toStart = (day: IsoDay) =>
    // What began before the year is drawn from its edge.
    day < first ? toMonthStart(first) : toMonthStart(day) + toShareOfMonth(day, toDayOfMonth(day) - 1) * step;
  // Of a reading before which none is known, a bar like that of a month.
  const start = startDate === null ? end - width : toStart(startDate);
  return Number.isNaN(end)
    ? null
    : { x: start + gap, width: Math.max(end - start - 2 * gap, gap), step: end - start };
};
