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

const findEaster = (year: number): Day => {
  const golden = year % 19;
  const [century, rest] = [Math.floor(year / 100), year % 100];
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const rank = epact + weekday - 7 * late + 114;
  const [month, date] = [Math.floor(rank / 31), (rank % 31) + 1];
  return readDay(`${year}-0${month}-${String(date).padStart(2, '0')}`);
};

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days from Easter Sunday to Easter Monday, Ascension and Whit Monday. */
const movable = [1, 39, 50];

const newHolidays = (year: number): ReadonlySet<Day> =>
  new Set([
    ...fixed.map((date) => readDay(`${year}-${date}`)),
    ...movable.map((after) => findEaster(year) + after),
  ]);

const holidays = new Map<number, ReadonlySet<Day>>();

const holidaysOf = (year: number): ReadonlySet<Day> => {
  const days = holidays.get(year) ?? newHolidays(year);
  holidays.set(year, days);
  return days;
};

export const isHoliday = (day: Day): boolean => holidaysOf(Number(formatDay(day).slice(0, 4))).has(day);
