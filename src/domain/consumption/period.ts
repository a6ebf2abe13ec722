import { subDays, subMonths } from 'date-fns';
import { type IsoDay, isoDay } from '../calendar.ts';

export type Mode = 'monthly' | 'daily';

/** Period of a histogram: a year with a bar per month (`2026`), or a month with a bar per day (`2026-07`). */
export type Period = { mode: Mode; name: string };

export type Days = { startDate: IsoDay; endDate: IsoDay };

/** Age of the oldest stored measures, in months. */
export type Reach = Readonly<Record<Mode, number>>;

/** Number of months for which back offices usually store measures (docs/rules.md#limits). */
export const usualReach: Reach = { monthly: 24, daily: 24 };

const nameLength = { monthly: 'yyyy'.length, daily: 'yyyy-MM'.length };

const patterns = { monthly: /^\d{4}$/, daily: /^\d{4}-(0[1-9]|1[0-2])$/ };

export const readPeriod = (name: string): Period | null => {
  const mode = (['monthly', 'daily'] as const).find((each) => patterns[each].test(name));
  return mode ? { mode, name } : null;
};

export const periodOn = (mode: Mode, day: IsoDay): Period => ({ mode, name: day.slice(0, nameLength[mode]) });

export const oldestDay = (mode: Mode, today: Date, reach = usualReach): IsoDay =>
  isoDay(subMonths(today, reach[mode]));

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const toYearAndMonth = ({ name }: Period): [year: number, month: number] => [
  Number(name.slice(0, nameLength.monthly)),
  Number(name.slice('yyyy-'.length) || 1),
];

const named = (mode: Mode, year: number, month: number): Period =>
  periodOn(mode, isoDay(new Date(year, month - 1, 1)));

export const neighbour = (period: Period, step: -1 | 1): Period => {
  const [year, month] = toYearAndMonth(period);
  return period.mode === 'monthly' ? named('monthly', year + step, 1) : named('daily', year, month + step);
};

export const yearBefore = (period: Period): Period => {
  const [year, month] = toYearAndMonth(period);
  return named(period.mode, year - 1, month);
};

/** Default period: the current year or, by day, the month of yesterday, because today has no measure yet. */
export const usualPeriod = (mode: Mode, today: Date): Period =>
  periodOn(mode, isoDay(mode === 'daily' ? subDays(today, 1) : today));

export const inMode = ({ period, today }: { period: Period; today: Date }, mode: Mode): Period => {
  if (mode === period.mode) return period;
  const year = periodOn('monthly', period.name).name;
  if (mode === 'monthly') return { mode, name: year };
  const [last, newest] = [`${year}-12`, usualPeriod(mode, today).name];
  return { mode, name: last < newest ? last : newest };
};

export const isWithinReach = ({ mode, name }: Period, today: Date, reach = usualReach): boolean =>
  name.length === nameLength[mode] &&
  name >= periodOn(mode, oldestDay(mode, today, reach)).name &&
  name <= periodOn(mode, isoDay(today)).name;

export const listPeriods = (mode: Mode, today: Date, reach = usualReach): Period[] => {
  const periods: Period[] = [];
  for (
    let period = periodOn(mode, isoDay(today));
    isWithinReach(period, today, reach);
    period = neighbour(period, -1)
  )
    periods.push(period);
  return periods;
};

export const listSlots = (period: Period): string[] => {
  const [year, month] = toYearAndMonth(period);
  const count = period.mode === 'monthly' ? 12 : new Date(year, month, 0).getDate();
  return Array.from({ length: count }, (_, rank) => `${period.name}-${twoDigits(rank + 1)}`);
};

export const toSlot = (mode: Mode, day: IsoDay): string =>
  mode === 'monthly' ? day.slice(0, nameLength.daily) : day;

/** Days of a period that may have measures: until today and, for daily measures, at most two years old. */
export const findAvailableDays = (period: Period, today: Date): Days => {
  const isYear = period.mode === 'monthly';
  const slots = listSlots(period);
  const [first, last] = isYear
    ? [`${period.name}-01-01`, `${period.name}-12-31`]
    : [slots[0] ?? '', slots.at(-1) ?? ''];
  const oldest = isYear ? first : oldestDay('daily', today);
  const newest = isoDay(today);
  return { startDate: first > oldest ? first : oldest, endDate: last < newest ? last : newest };
};

export const daysWithin = (spans: readonly Days[], period: Period): Days[] => {
  if (period.mode === 'monthly') return [];
  const slots = listSlots(period);
  const [first = '', last = ''] = [slots[0], slots.at(-1)];
  return spans.flatMap(({ startDate, endDate }) => {
    const [start, end] = [startDate > first ? startDate : first, endDate < last ? endDate : last];
    return start <= end ? [{ startDate: start, endDate: end }] : [];
  });
};
