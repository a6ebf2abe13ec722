import { subMonths } from 'date-fns';
import * as z from 'zod/mini';
import { dayAfter, daysBetween, type IsoDay, isIsoDay, isoDay } from '../calendar.ts';
import type { Measure } from './measure.ts';
import type { MeterKind } from './meter.ts';
import {
  type Days,
  findAvailableDays,
  listSlots,
  type Mode,
  oldestDay,
  type Period,
  toSlot,
  usualReach,
} from './period.ts';
import { type Span, toSiteReadings } from './siteReadings.ts';

export type TypedRange = { mode: Mode; start_date: string; end_date: string };

export const mostDaysApart = 90;

export const firstDayOfMonth = (month: string): IsoDay => `${month}-01`;

export const lastDayOfMonth = (month: string, newest: IsoDay): IsoDay => {
  const last = listSlots({ mode: 'daily', name: month }).at(-1) ?? newest;
  return last < newest ? last : newest;
};

const toMonth = (day: IsoDay): string => toSlot('monthly', day);

/**
 * Last day that a monthly measure covers: the end of a past month. In the current month: `day`, or `newest`
 * if `day` is the 1st.
 */
export const lastCoveredDay = (day: IsoDay, newest: IsoDay): IsoDay => {
  const last = lastDayOfMonth(toMonth(day), newest);
  const isCut = !dayAfter(last, 1).endsWith('-01') && !day.endsWith('-01') && day < last;
  return isCut ? day : last;
};

/** Months that an export proposes (`2026-11`), newest first: the current month and the 24 months before. */
export const exportMonths = (today: Date): string[] =>
  Array.from({ length: usualReach.monthly + 1 }, (_, age) => toMonth(isoDay(subMonths(today, age))));

export const oldestExportDay = (mode: Mode, today: Date): IsoDay => {
  const oldest = oldestDay(mode, today);
  return mode === 'monthly' ? firstDayOfMonth(toMonth(oldest)) : oldest;
};

/** Last 12 complete months. Every yearly total uses them (docs/rules.md#trend). */
export const lastTwelveMonths = (today: Date): TypedRange => {
  const months = exportMonths(today);
  return {
    mode: 'monthly',
    start_date: firstDayOfMonth(months[12] ?? ''),
    end_date: lastDayOfMonth(months[1] ?? '', isoDay(today)),
  };
};

export const usualRange = (mode: Mode, today: Date): TypedRange => {
  if (mode === 'monthly') return lastTwelveMonths(today);
  const newest = isoDay(today);
  return { mode, start_date: dayAfter(newest, -29), end_date: newest };
};

export const rangeOfPeriod = (period: Period, today: Date): TypedRange => {
  const { mode } = period;
  const { startDate, endDate } = findAvailableDays(period, today);
  const oldest = oldestExportDay(mode, today);
  return { mode, start_date: startDate > oldest ? startDate : oldest, end_date: endDate };
};

export const countSlots = ({ mode, start_date, end_date }: TypedRange): number => {
  if (mode === 'daily') return daysBetween(start_date, end_date) + 1;
  const toRank = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  return toRank(end_date) - toRank(start_date) + 1;
};

const day = (error: string) => z.string(error).check(z.refine(isIsoDay, { error, abort: true }));

const on = (path: 'start_date' | 'end_date', problem: string) => ({
  error: `${path}.${problem}`,
  path: [path],
});

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
          mode !== 'daily' || daysBetween(start_date, end_date) <= mostDaysApart,
        on('end_date', 'tooWide'),
      ),
      z.refine(
        ({ mode, start_date }) => mode !== 'monthly' || start_date === firstDayOfMonth(toMonth(start_date)),
        on('start_date', 'invalid'),
      ),
      z.refine(
        ({ mode, end_date }) =>
          mode !== 'monthly' || end_date > newest || end_date === lastDayOfMonth(toMonth(end_date), newest),
        on('end_date', 'invalid'),
      ),
    );
};

type RequestedDays = Days & { mode: Mode; today: Date };

const dueDays = ({ mode, startDate, endDate, today }: RequestedDays): IsoDay[] => {
  const current = toSlot(mode, isoDay(today));
  const days: IsoDay[] = [];
  for (let day = startDate; day <= endDate; day = dayAfter(day, 1)) {
    const slot = toSlot(mode, day);
    const first = mode === 'monthly' ? firstDayOfMonth(slot) : day;
    if (slot < current && days.at(-1) !== first) days.push(first);
  }
  return days;
};

export const withMissing = (kind: MeterKind, measures: readonly Measure[], requested: RequestedDays) => {
  if (kind === 'SE') return [...measures];
  const known = new Set(measures.map(({ day }) => toSlot(requested.mode, day)));
  const missing = dueDays(requested)
    .filter((day) => !known.has(toSlot(requested.mode, day)))
    .map((day): Measure => ({ day, volume: null, index: null, isEstimated: false }));
  return [...measures, ...missing].sort((one, other) => one.day.localeCompare(other.day));
};

export type MeasuredSpan = Measure & { span: Span };

type Requested = { mode: Mode; endDate: IsoDay };

/** Adds to each measure the days that it covers. `startDate` is null for the first on-site reading. */
export const withSpans = (
  kind: MeterKind,
  measures: readonly Measure[],
  { mode, endDate }: Requested,
): MeasuredSpan[] => {
  const readings = new Map(toSiteReadings(measures).map(({ day, span }) => [day, span]));
  const toSpan = (day: IsoDay): Span => {
    if (kind === 'SE') return readings.get(day) ?? { startDate: null, endDate: day };
    if (mode === 'daily') return { startDate: day, endDate: day };
    return { startDate: firstDayOfMonth(toMonth(day)), endDate: lastCoveredDay(day, endDate) };
  };
  return measures.map((measure) => ({ ...measure, span: toSpan(measure.day) }));
};
