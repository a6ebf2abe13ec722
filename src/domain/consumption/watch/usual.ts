import type { IsoDay } from '../../calendar.ts';
import {
  type DayNumber,
  type JudgedDay,
  median,
  quantiles,
  robustSpread,
  type Series,
  toIsoDay,
} from './series.ts';

/** Usual consumption of a day in litres: median and spread of the same weekdays in previous weeks. */
export type Usual = { litres: number; spread: number };

/** Usual range of each day in litres; null for days without enough data. */
export type UsualDays = {
  firstDay: IsoDay;
  low: readonly (number | null)[];
  high: readonly (number | null)[];
};

/** Distance from the usual volume to each limit of the usual range, in spreads. */
const usualSpreads = 2;

export const toUsualDays = (ranges: ReadonlyMap<DayNumber, Usual>, days: readonly DayNumber[]): UsualDays => {
  const edges = (sign: -1 | 1) =>
    days.map((day) => {
      const range = ranges.get(day);
      return range ? Math.max(0, Math.round(range.litres + sign * usualSpreads * range.spread)) : null;
    });
  return { firstDay: toIsoDay(days[0] ?? 0), low: edges(-1), high: edges(1) };
};

export const toLitresByMonth = (days: readonly JudgedDay[]): Record<string, number> => {
  const byMonth: Record<string, number> = {};
  for (const { day, litres, usual } of days) {
    const month = toIsoDay(day).slice(0, 'yyyy-MM'.length);
    byMonth[month] = (byMonth[month] ?? 0) + litres - usual;
  }
  return Object.fromEntries(Object.entries(byMonth).map(([month, litres]) => [month, Math.round(litres)]));
};

/** 52 whole weeks, so that a day and the day a year before are the same weekday. */
const aYear = 52 * 7;

/** Number of days compared before and after the same day of the previous year, because holidays move. */
const around = 7;
const fewestKnown = 7;

const offsets = Array.from({ length: 2 * around + 1 }, (_, rank) => rank - around);

/** Number of previous weeks that define the usual volume of a day, and minimum number of known weeks. */
const weeksBefore = 8;
const weeksNeeded = 4;

/** Maximum age of the compared weeks. Older weeks replace weeks with an episode. */
const weeksBack = 26;

const week = 7;

type IsUnusual = (day: DayNumber) => boolean;

const valuesBefore = (day: DayNumber, series: Series, isUnusual: IsUnusual): number[] => {
  const first = series.firstOfMeter(day);
  const found: number[] = [];
  let counted = 0;
  for (let back = 1; counted < weeksBefore && back <= weeksBack; back++) {
    const same = day - back * week;
    if (same < first) break;
    if (isUnusual(same)) continue;
    counted++;
    const litres = series.litres.get(same);
    if (litres !== undefined) found.push(litres);
  }
  return found;
};

type SameWeekdays = { values: readonly number[]; middle: number };

/** Volumes of the same weekdays before a day, and their median; null without enough data. */
const sameWeekdays = (series: Series, isUnusual: IsUnusual) => {
  const cache = new Map<DayNumber, SameWeekdays | null>();
  return {
    of: (day: DayNumber): SameWeekdays | null => {
      const cached = cache.get(day);
      if (cached !== undefined) return cached;
      const values = valuesBefore(day, series, isUnusual);
      const same = values.length < weeksNeeded ? null : { values, middle: median(values) };
      cache.set(day, same);
      return same;
    },
    /** Removes the later days of the same weekday from the cache, when `day` becomes unusual or usual. */
    forgetAfter: (day: DayNumber): void => {
      for (let weeks = 1; weeks <= weeksBack; weeks++) cache.delete(day + weeks * week);
    },
  };
};

const leastSpread = { share: 0.03, litres: 2 };

/** Minimum divisor of a residual, as a share of the volume of a typical day. */
const leastScale = 0.1;

const ninthTenth = 1.2816;

/** Factor that enlarges residuals: a median of few values is too close to these values. */
const shrinkage = 1.15;

/** Usual consumption of a day; null without enough data. The spread comes from all days of the week. */
const usualOn = (day: DayNumber, sameOf: (day: DayNumber) => SameWeekdays | null): Usual | null => {
  const own = sameOf(day);
  if (!own) return null;
  const weekdays = Array.from({ length: week }, (_, rank) => sameOf(day + rank)).filter(
    (same) => same !== null,
  );
  const typical = median(weekdays.map(({ middle }) => middle));
  const scaleOf = (middle: number) => Math.max(middle, leastScale * typical, 1);
  const residuals: number[] = [];
  for (const { values, middle } of weekdays)
    for (const value of values) residuals.push((value - middle) / scaleOf(middle));
  const [highest = 0] = quantiles(residuals, [0.9]);
  const relative = shrinkage * Math.max(robustSpread(residuals), highest / ninthTenth);
  const litres = own.middle;
  return {
    litres,
    spread: Math.max(relative * scaleOf(litres), leastSpread.share * typical, leastSpread.litres),
  };
};

/** Seasonal factor from the same days a year before: 1.3 for +30 %. Allows for holidays, which move. */
const seasonOn = (day: DayNumber, shareOn: (day: DayNumber) => number | null): number | null => {
  const shares = offsets.map((offset) => shareOn(day - aYear + offset)).filter((share) => share !== null);
  if (shares.length < fewestKnown) return null;
  const [low = 1, middle = 1, high = 1] = quantiles(shares, [0.25, 0.5, 0.75]);
  return low > 1 || high < 1 ? high : Math.max(1, middle);
};

/** Usual consumption of the days of a series, computed without the unusual days. */
export type Reference = {
  usualOn: (day: DayNumber) => Usual | null;
  seasonOn: (day: DayNumber) => number | null;
  /** Replaces the set of unusual days, which is empty at first. */
  exclude: (days: ReadonlySet<DayNumber>) => void;
};

export const referenceOf = (series: Series): Reference => {
  let unusual: ReadonlySet<DayNumber> = new Set();
  const recent = sameWeekdays(series, (day) => unusual.has(day));
  const yearBefore = sameWeekdays(series, (day) => unusual.has(day + aYear));
  const shareOn = (day: DayNumber): number | null => {
    const litres = series.litres.get(day);
    const same = litres === undefined ? null : yearBefore.of(day);
    return litres === undefined || same === null ? null : litres / Math.max(same.middle, 1);
  };
  return {
    usualOn: (day) => usualOn(day, recent.of),
    seasonOn: (day) => seasonOn(day, shareOn),
    exclude: (days) => {
      const before = unusual;
      unusual = days;
      for (const day of [...before, ...days]) {
        if (before.has(day) && days.has(day)) continue;
        recent.forgetAfter(day);
        yearBefore.forgetAfter(day - aYear);
      }
    },
  };
};
