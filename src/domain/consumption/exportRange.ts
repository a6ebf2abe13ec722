import * as z from 'zod/mini';
import { dayAfter, daysApart, type IsoDay, isIsoDay, isoDay } from '../calendar.ts';
import { findAvailableDays, type Mode, oldestDay, type Period, toSlot } from './period.ts';

/** What an export covers, as its form has it, by payload key. */
export type TypedRange = { mode: Mode; start_date: string; end_date: string };

/** How far the last day of an export by day is from the first, at most (docs/rules.md#consumption-export). */
export const mostDaysApart = 90;

/** The first day of a month, `2026-02`. */
export const firstDayOfMonth = (month: string): IsoDay => `${month}-01`;

/** The last day of a month that may be asked for: today, of the month under way. */
export const lastDayOfMonth = (month: string, today: Date): IsoDay => {
  const [year, rank] = month.split('-').map(Number);
  const last = isoDay(new Date(year ?? 0, rank ?? 0, 0));
  const newest = isoDay(today);
  return last < newest ? last : newest;
};

const toMonth = (day: IsoDay): string => toSlot('monthly', day);

/** The months that an export may start or end with, `2026-11`: this one first, then the 24 before. */
export const exportMonths = (today: Date): string[] => {
  const oldest = toMonth(oldestDay('monthly', today));
  const months: string[] = [];
  for (
    let month = toMonth(isoDay(today));
    month >= oldest;
    month = toMonth(dayAfter(firstDayOfMonth(month), -1))
  )
    months.push(month);
  return months;
};

/** The oldest day that may be asked for: by month, the first of its month. */
export const oldestExportDay = (mode: Mode, today: Date): IsoDay => {
  const oldest = oldestDay(mode, today);
  return mode === 'monthly' ? firstDayOfMonth(toMonth(oldest)) : oldest;
};

/** What is exported unless something else is chosen: the last 12 months, or the last 30 days. */
export const usualRange = (mode: Mode, today: Date): TypedRange => {
  const newest = isoDay(today);
  const start = mode === 'daily' ? dayAfter(newest, -29) : firstDayOfMonth(exportMonths(today)[11] ?? '');
  return { mode, start_date: start, end_date: newest };
};

/** What is exported from a page that shows a period: its days, as far as they may be asked for. */
export const rangeOfPeriod = (period: Period, today: Date): TypedRange => {
  const { mode } = period;
  const { startDate, endDate } = findAvailableDays(period, today);
  const oldest = oldestExportDay(mode, today);
  return { mode, start_date: startDate > oldest ? startDate : oldest, end_date: endDate };
};

/** How many months, or days, an export covers. */
export const countSlots = ({ mode, start_date, end_date }: TypedRange): number => {
  if (mode === 'daily') return daysApart(start_date, end_date) + 1;
  const toRank = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return toRank(end_date) - toRank(start_date) + 1;
};

const day = (error: string) => z.string(error).check(z.refine(isIsoDay, { error, abort: true }));

const on = (path: 'start_date' | 'end_date', problem: string) => ({
  error: `${path}.${problem}`,
  path: [path],
});

/** Judges what an export is to cover (docs/rules.md#consumption-export); its messages are keys of the flow's words. */
export const exportRangeSchema = (today: Date) => {
  const newest = isoDay(today);
  return z
    .object({
      mode: z.enum(['monthly', 'daily'], 'mode.invalid'),
      start_date: day('start_date.invalid'),
      end_date: day('end_date.invalid'),
    })
    .check(
      z.refine(({ start_date }) => start_date <= newest, on('start_date', 'future')),
      z.refine(({ end_date }) => end_date <= newest, on('end_date', 'future')),
      z.refine(
        ({ mode, start_date }) => mode !== 'daily' || start_date >= oldestExportDay(mode, today),
        on('start_date', 'beyondYears'),
      ),
      z.refine(
        ({ mode, start_date }) => mode !== 'monthly' || start_date >= oldestExportDay(mode, today),
        on('start_date', 'beyondMonths'),
      ),
      z.refine(({ start_date, end_date }) => start_date <= end_date, on('end_date', 'reversed')),
      z.refine(
        ({ mode, start_date, end_date }) =>
          mode !== 'daily' || daysApart(start_date, end_date) <= mostDaysApart,
        on('end_date', 'tooWide'),
      ),
      z.refine(
        ({ mode, start_date }) => mode !== 'monthly' || start_date === firstDayOfMonth(toMonth(start_date)),
        on('start_date', 'invalid'),
      ),
      z.refine(
        ({ mode, end_date }) =>
          mode !== 'monthly' || end_date > newest || end_date === lastDayOfMonth(toMonth(end_date), today),
        on('end_date', 'invalid'),
      ),
    );
};
