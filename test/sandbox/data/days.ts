import { easterOf } from '#src/domain/billing/transfer.ts';

/** Number of days since 1 January 1970. */
export type Day = number;

const length = 86_400_000;

export const toDay = (instant: number): Day => Math.floor(instant / length);

export const readDay = (text: string): Day => toDay(Date.parse(text));

export const formatDay = (day: Day): string => new Date(day * length).toISOString().slice(0, 10);

export const writeDay = (day: Day): string => formatDay(day).split('-').reverse().join('/');

export const formatMonth = (day: Day): string => formatDay(day).slice(0, 7);

export const toWeekday = (day: Day): number => (day + 4) % 7;

export const yearsBefore = (day: Day, years: number): Day => {
  const date = new Date(day * length);
  return toDay(date.setUTCFullYear(date.getUTCFullYear() - years));
};

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days from Easter Sunday to Easter Monday, Ascension and Whit Monday. */
const movable = [1, 39, 50];

const years = Array.from({ length: 100 }, (_, rank) => 2000 + rank);

const holidays: ReadonlySet<Day> = new Set(
  years.flatMap((year) => [
    ...fixed.map((date) => readDay(`${year}-${date}`)),
    ...movable.map((after) => readDay(easterOf(year)) + after),
  ]),
);

export const isHoliday = (day: Day): boolean => holidays.has(day);
