/** A day, as the number of days since the first of 1970. */
export type Day = number;

const length = 86_400_000;

/** The day of an instant, in universal time. */
export const toDay = (instant: number): Day => Math.floor(instant / length);

/** The day of a `yyyy-MM-dd`, as requests write it. */
export const readDay = (text: string): Day => toDay(Date.parse(text));

/** `yyyy-MM-dd`. */
export const formatDay = (day: Day): string => new Date(day * length).toISOString().slice(0, 10);

/** `dd/MM/yyyy`, as answers write it. */
export const writeDay = (day: Day): string => formatDay(day).split('-').reverse().join('/');

/** The month that a day is in, `yyyy-MM`. */
export const formatMonth = (day: Day): string => formatDay(day).slice(0, 7);

/** From 0, Sunday, to 6, Saturday. */
export const toWeekday = (day: Day): number => (day + 4) % 7;

/** The same day so many years before. */
export const yearsBefore = (day: Day, years: number): Day => {
  const date = new Date(day * length);
  return toDay(date.setUTCFullYear(date.getUTCFullYear() - years));
};
