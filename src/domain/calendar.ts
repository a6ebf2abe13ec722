import { subMonths, subYears } from 'date-fns';

export type IsoDay = string;

export const isoDay = (moment: Date): IsoDay => {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
};

/** True for an existing day such as `2026-11-20`. Does not use date-fns, which is slow for many days. */
export const isIsoDay = (words: string): boolean => {
  const moment = new Date(`${words}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(words) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(words)
  );
};

export const readDay = (value: string): IsoDay | null => {
  const words = value.trim().replace(/[ T].*$/s, '');
  const iso = words.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  return isIsoDay(iso) ? iso : null;
};

const dayLength = 24 * 60 * 60 * 1000;

/** Number of days from `from` to `to`, negative if `to` is earlier. In UTC, every day has 24 hours. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength;

export const dayAfter = (day: IsoDay, count: number): IsoDay =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** Elapsed share (0 to 1) of a month at the end of `day`, or `daysBefore` days before `day`. */
export const shareOfMonth = (day: IsoDay, daysBefore = 0): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return (date - daysBefore) / new Date(year, month, 0).getDate();
};

export const lastTwelveMonths = (today: Date): { startDate: IsoDay; endDate: IsoDay } => ({
  startDate: isoDay(subMonths(today, 12)),
  endDate: isoDay(today),
});

export const yearsBefore = (today: Date, years: number): IsoDay => isoDay(subYears(today, years));

export const widestYears = 10;

export const widestDays = (today: Date) => ({
  startDate: yearsBefore(today, widestYears),
  endDate: isoDay(today),
});

export const pendingCriteria = (today: Date) => ({ ...widestDays(today), pending: true as const });
