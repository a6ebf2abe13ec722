import { dayAfter, type IsoDay, isoDay } from '../../calendar.ts';
import type { Measure } from '../measure.ts';
import {
  type DayNumber,
  goesOn,
  isAlarming,
  isOver,
  type JudgedDay,
  median,
  noRun,
  quantile,
  robustSpread,
  type Series,
  toDayNumber,
  toIsoDay,
  toSeries,
  upToHeight,
  withDay,
} from './series.ts';

/**
 * What an episode may be. `leak`: as much every day, the quiet ones too. `season`: it rose so a year before, for the summer or
 * holidays. `activity`: more on busy days, or on quiet ones, alone. `unclear`: too little tells.
 */
type Cause = 'leak' | 'season' | 'activity' | 'unclear';

const fewestDays = 5;
const fewestOfAKind = 2;

/** Of a leak quiet days lose as much as busy ones, and each about as much as the others. */
const leakShare = 0.55;
const steady = 0.6;

/** Else a rise of the season is not told from one of the activity. */
const isYearBeforeKnown = (days: readonly JudgedDay[]): boolean =>
  days.filter(({ season }) => season !== null).length >= days.length / 2;

const surplusOf = (days: readonly JudgedDay[]): number =>
  median(days.map(({ litres, usual }) => litres - usual));

/** What the days of a run, which the season does not explain, may be. */
const explain = (days: readonly JudgedDay[]): Cause => {
  if (days.length < fewestDays) return 'unclear';
  const middle = median(days.map(({ usual }) => usual));
  const quiet = days.filter(({ usual }) => usual < 0.75 * middle);
  const busy = days.filter(({ usual }) => usual >= 0.75 * middle);
  const surplus = surplusOf(days);
  if (quiet.length >= fewestOfAKind && busy.length >= fewestOfAKind) {
    const share = surplusOf(quiet) / surplusOf(busy);
    if (share >= leakShare && share <= 1 / leakShare) return 'leak';
    return isYearBeforeKnown(days) ? 'activity' : 'unclear';
  }
  const spread = robustSpread(days.map(({ litres, usual }) => litres - usual - surplus));
  return spread <= steady * surplus ? 'leak' : 'unclear';
};

/** Days in a row above what is usual (docs/unusual-consumption.md). */
export type Episode = {
  startDate: IsoDay;
  endDate: IsoDay;
  /** It goes on: nothing read since is as usual. */
  isGoingOn: boolean;
  /** Above what is usual, of all the days that were read, and a day, in litres. */
  litres: number;
  litresADay: number;
  /** What is usual of a day of it, in litres. */
  usualADay: number;
  /** How many of its days were read, were only estimated, are a correction, and are missing. */
  readCount: number;
  estimatedCount: number;
  correctedCount: number;
  missingCount: number;
  cause: Cause;
};

/** How far back episodes are looked for, in days. */
export const watchedDays = 182;

/** The first day of which an episode may be found. */
export const firstWatchedDay = (today: Date): IsoDay => dayAfter(isoDay(today), -watchedDays);

/** What share of a surplus the rise of the year before must explain, and above what share of the usual it is worth a word. */
const explained = 0.5;
const leastSeason = 0.25;

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const daysFrom = (first: DayNumber, last: DayNumber): DayNumber[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, rank) => first + rank);

/** The fewest days read of an episode; its least surplus, a share of what is usual, and litres a day. */
const findRunsFewestDays = 3;
const leastShare = 0.06;
const leastLitres = 10;

/** Beyond so many days without a reading, what came before has nothing to do with what comes after. */
const longestGap = 14;

/** Days that are an episode. */
type FoundRun = { days: readonly JudgedDay[]; isGoingOn: boolean };

type Rules = {
  /** Whether the rise of the year before is usual. */
  countsSeason: boolean;
  /** Days that are of another episode. */
  passedOver: ReadonlySet<DayNumber>;
};

const findRunsSumOf = (days: readonly JudgedDay[], of: (day: JudgedDay) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

const isEnough = (days: readonly JudgedDay[]): boolean =>
  days.length >= findRunsFewestDays &&
  findRunsSumOf(days, ({ litres, usual }) => litres - usual) >=
    Math.max(leastShare * findRunsSumOf(days, ({ usual }) => usual), leastLitres * days.length);

/** So many weeks, so that weekdays are compared with themselves. */
const aYear = 52 * 7;

/** Days on each side of the one a year before that count with it, as holidays move; and how many must be known. */
const around = 7;
const fewestKnown = 7;

const offsets = Array.from({ length: 2 * around + 1 }, (_, rank) => rank - around);

/** How many weeks before a day it is compared with, and how many of them at least must be known. */
const weeksBefore = 8;
const weeksNeeded = 4;

/** How far back a week that counts is looked for, where some are of an episode. */
const weeksBack = 26;

const week = 7;

/** What is usual of a day, in litres: in the middle of the same weekdays before it, and how far they are from it. */
type Usual = { litres: number; spread: number };

/** What a day is compared with: days of the same meter, without those of an episode. */
type Reference = { series: Series; isUnusual: (day: DayNumber) => boolean };

/** The same weekdays of the eight weeks before: those that were read, of the same meter, and not of an episode. */
const sameWeekdays = (
  day: DayNumber,
  { series, isUnusual }: Reference,
  before: DayNumber = day,
): number[] => {
  const first = series.firstOfMeter(day);
  const found: number[] = [];
  let counted = 0;
  for (let back = 1; counted < weeksBefore && back <= weeksBack; back++) {
    const same = day - back * week;
    if (same < first) break;
    if (same >= before || isUnusual(same)) continue;
    counted++;
    const litres = series.litres.get(same);
    if (litres !== undefined) found.push(litres);
  }
  return found;
};

/** No meter is as regular as that: a share of what it measures on a day, and litres. */
const leastSpread = { share: 0.03, litres: 2 };

/** A quiet day is compared as one that measures this share of a usual one at least. */
const leastScale = 0.1;

/** Of noise that is normal, nine in ten are below so many deviations. */
const ninthTenth = 1.2816;

/** Medians of a few values follow them: what is left is less than what there was. */
const shrinkage = 1.15;

/** What a day measured, as a share of the middle of the same weekdays before it; null where too little is known. */
const shareOfUsual = (day: DayNumber, reference: Reference): number | null => {
  const litres = reference.series.litres.get(day);
  if (litres === undefined) return null;
  const own = sameWeekdays(day, reference);
  return own.length < weeksNeeded ? null : litres / Math.max(median(own), 1);
};

/**
 * What is usual of a day; null where too little is known. The spread is that of the whole week, each day about the middle of
 * its own weekdays: eight values alone would not tell it. The larger values count twice, as what is looked for is above.
 */
const usualOn = (day: DayNumber, reference: Reference): Usual | null => {
  const own = sameWeekdays(day, reference);
  if (own.length < weeksNeeded) return null;
  const weekdays = Array.from({ length: week - 1 }, (_, rank) =>
    sameWeekdays(day + rank + 1, reference, day),
  ).filter(({ length }) => length >= weeksNeeded);
  const middles = [own, ...weekdays].map((values) => ({ values, middle: median(values) }));
  const typical = median(middles.map(({ middle }) => middle));
  const scaleOf = (middle: number) => Math.max(middle, leastScale * typical, 1);
  const residuals = middles.flatMap(({ values, middle }) =>
    values.map((value) => (value - middle) / scaleOf(middle)),
  );
  const relative = shrinkage * Math.max(robustSpread(residuals), quantile(residuals, 0.9) / ninthTenth);
  const litres = middles[0]?.middle ?? 0;
  return {
    litres,
    spread: Math.max(relative * scaleOf(litres), leastSpread.share * typical, leastSpread.litres),
  };
};

/**
 * By what the season multiplies a day, as it did a year before against the weeks that it is compared with: 1.3 where the site
 * rose by 30 % then; null where too little is known of the days around. The upper quartile, where most of them rose or fell:
 * holidays that move by some days must alarm nobody. Else their middle, if it is above.
 */
const seasonOn = (day: DayNumber, { series, isUnusual }: Reference): number | null => {
  const reference = { series, isUnusual: (before: DayNumber) => isUnusual(before + aYear) };
  const shares = offsets.flatMap((offset) => shareOfUsual(day - aYear + offset, reference) ?? []);
  if (shares.length < fewestKnown) return null;
  const [low, high] = [quantile(shares, 0.25), quantile(shares, 0.75)];
  return low > 1 || high < 1 ? high : Math.max(1, median(shares));
};

/** The runs of days above what is usual, the oldest first. */
const findRuns = (
  series: Series,
  { first, end }: { first: DayNumber; end: DayNumber },
  { countsSeason, passedOver }: Rules,
): FoundRun[] => {
  const unusual = new Set(passedOver);
  const found: FoundRun[] = [];
  let run = noRun;
  const close = (isGoingOn: boolean): DayNumber | null => {
    const days = isAlarming(run) ? upToHeight(run) : [];
    run = noRun;
    if (!isEnough(days)) return days.at(-1)?.day ?? null;
    found.push({ days, isGoingOn });
    for (const { day } of days) unusual.add(day);
    return days.at(-1)?.day ?? null;
  };
  for (let day = first; day < end; day++) {
    const litres = series.litres.get(day);
    const last = run.days.at(-1);
    if (last && (day - last.day > longestGap || series.firstOfMeter(day) > last.day)) close(false);
    if (litres === undefined || passedOver.has(day)) continue;
    const open = new Set(isAlarming(run) ? run.days.map((judged) => judged.day) : []);
    const reference = { series, isUnusual: (other: DayNumber) => unusual.has(other) || open.has(other) };
    const usual = usualOn(day, reference);
    if (!usual) continue;
    const season = seasonOn(day, reference);
    const scale = countsSeason ? (season ?? 1) : 1;
    run = withDay(run, { day, litres, usual: scale * usual.litres, season }, scale * usual.spread);
    // What followed its height is judged again, without it.
    if (isAlarming(run) && isOver(run)) day = close(false) ?? day;
  }
  close(run.days.length > 0 && goesOn(run));
  return found;
};

const toEpisode = (series: Series, { days, isGoingOn }: FoundRun, cause: Cause): Episode => {
  const litres = sumOf(days.map((day) => day.litres - day.usual));
  const [first, last] = [days.at(0)?.day ?? 0, days.at(-1)?.day ?? 0];
  const span = daysFrom(first, last);
  return {
    startDate: toIsoDay(first),
    endDate: toIsoDay(last),
    isGoingOn,
    litres: Math.round(litres),
    litresADay: Math.round(litres / days.length),
    usualADay: Math.round(median(days.map((day) => day.usual))),
    readCount: days.length,
    estimatedCount: span.filter((day) => series.estimated.has(day)).length,
    correctedCount: span.filter((day) => series.corrected.has(day)).length,
    missingCount: span.filter(series.isMissing).length,
    cause,
  };
};

/** Whether the rise is one to be seen, and that of the year before explains most of it. */
const isOfSeason = ({ days }: FoundRun): boolean => {
  const rise = median(days.map(({ litres, usual }) => litres / Math.max(usual, 1) - 1));
  return rise >= leastSeason && median(days.map(({ season }) => (season ?? 1) - 1)) >= explained * rise;
};

/**
 * The episodes of a meter read from afar, the oldest first, of its daily measures in their order. A day that is not over,
 * missing, only estimated, a correction, or of a change of meter is neither judged nor compared with.
 */
export const findEpisodes = (measures: readonly Measure[], today: IsoDay): Episode[] => {
  const series = toSeries(measures);
  const end = toDayNumber(today);
  const span = { first: end - watchedDays, end };
  // What is above even with the rise of the season, then what is above without it and elsewhere.
  const beyond = findRuns(series, span, { countsSeason: true, passedOver: new Set() });
  const passedOver = new Set(beyond.flatMap(({ days }) => days.map(({ day }) => day)));
  const within = findRuns(series, span, { countsSeason: false, passedOver }).filter(isOfSeason);
  return [
    ...beyond.map((found) => toEpisode(series, found, explain(found.days))),
    ...within.map((found) => toEpisode(series, found, 'season')),
  ].sort((one, other) => one.startDate.localeCompare(other.startDate));
};
