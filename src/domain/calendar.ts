import { subMonths, subYears } from 'date-fns';

/** A day as the back office is told it: `2026-11-20`. */
export type IsoDay = string;

/** The local day of a moment. */
export const isoDay = (moment: Date): IsoDay => {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
};

/** Whether words are a day that exists, as `2026-11-20`. Thousands are read at once, of a list that is exported. */
export const isIsoDay = (words: string): boolean => {
  const moment = new Date(`${words}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(words) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(words)
  );
};

/** A day of an answer, `20/11/2026`, as `2026-11-20`; null for what is not a day. */
export const parseFrenchDay = (answered: string): IsoDay | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(answered) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isIsoDay(iso) ? iso : null;
};

/** The day that a text begins with, `20/11/2026` or `2026-11-20`, whatever its time and zone; null if there is none. */
export const readDay = (value: string): IsoDay | null => {
  const words = value.trim().replace(/[ T].*$/s, '');
  const iso = words.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  return isIsoDay(iso) ? iso : null;
};

/** How many days there are from a day to another; fewer than 0 where the other comes before. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The last 12 months, today included, which a search of invoices covers unless told (docs/rules.md#invoice-search). */
export const lastTwelveMonths = (today: Date): { startDate: IsoDay; endDate: IsoDay } => ({
  startDate: isoDay(subMonths(today, 12)),
  endDate: isoDay(today),
});

/** The day so many years before. */
export const yearsBefore = (today: Date, years: number): IsoDay => isoDay(subYears(today, years));

const dayLength = 24 * 60 * 60 * 1000;

/** How many days come between two days: whatever the hour changes to, a day is a day. */
export const daysApart = (first: IsoDay, last: IsoDay): number =>
  (Date.parse(last) - Date.parse(first)) / dayLength;

/** The day so many days after, or before. */
export const dayAfter = (day: IsoDay, count: number): IsoDay =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 'yyyy-MM-dd'.length);
