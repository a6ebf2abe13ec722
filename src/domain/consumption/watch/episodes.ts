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
  robustSpread,
  type Series,
  surplusOf,
  toDayNumber,
  toIsoDay,
  toSeries,
  upToHeight,
  withDay,
} from './series.ts';
import { type Reference, referenceOf, toLitresByMonth, toUsualDays, type Usual } from './usual.ts';

/**
 * Probable cause of an episode. `leak`: same surplus every day. `season`: same rise a year before.
 * `activity`: surplus only on busy days or only on quiet days. `unclear`: too few data.
 */
type Cause = 'leak' | 'season' | 'activity' | 'unclear';

const fewestDays = 5;
const fewestOfAKind = 2;

/** Leak: minimum ratio between quiet and busy surpluses; maximum spread, as a share of the surplus. */
const leakShare = 0.55;
const steady = 0.6;

/** False if the previous year is unknown: a rise may then be seasonal, or caused by an activity. */
const isYearBeforeKnown = (days: readonly JudgedDay[]): boolean =>
  days.filter(({ season }) => season !== null).length >= days.length / 2;

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

export type Episode = {
  startDate: IsoDay;
  endDate: IsoDay;
  /** True if no later reading has returned to the usual consumption. */
  isGoingOn: boolean;
  /** Litres above the usual consumption: in total, by month (`2026-10`) and per day. */
  litres: number;
  litresByMonth: Readonly<Record<string, number>>;
  litresADay: number;
  /** Usual consumption in litres per day during the episode. */
  usualADay: number;
  readCount: number;
  estimatedCount: number;
  correctedCount: number;
  missingCount: number;
  cause: Cause;
};

export const watchedDays = 182;

export const firstWatchedDay = (today: Date): IsoDay => dayAfter(isoDay(today), -watchedDays);

/** Minimum rise a year before, as a share of the current rise, for the cause `season`. */
const explained = 0.5;
/** Minimum rise a year before, as a share of the usual consumption, for the cause `season`. */
const leastSeason = 0.25;

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const daysFrom = (first: DayNumber, last: DayNumber): DayNumber[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, rank) => first + rank);

/** Minimums of an episode: days with a reading, surplus as a share of the usual volume, litres per day. */
const fewestReadings = 3;
const leastShare = 0.06;
const leastLitres = 10;

const mostDaysWithoutReading = 14;

type FoundRun = { days: readonly JudgedDay[]; isGoingOn: boolean };

type Rules = {
  /** True if the usual consumption includes the seasonal factor, which is the rise a year before. */
  countsSeason: boolean;
  passedOver: ReadonlySet<DayNumber>;
  onUsual?: (day: DayNumber, usual: Usual) => void;
};

const isEnough = (days: readonly JudgedDay[]): boolean => {
  const surplus = sumOf(days.map(({ litres, usual }) => litres - usual));
  const usual = sumOf(days.map((day) => day.usual));
  return days.length >= fewestReadings && surplus >= Math.max(leastShare * usual, leastLitres * days.length);
};

const findRuns = (
  series: Series,
  reference: Reference,
  { first, end }: { first: DayNumber; end: DayNumber },
  { countsSeason, passedOver, onUsual }: Rules,
): FoundRun[] => {
  const unusual = new Set(passedOver);
  const exclude = (open: readonly JudgedDay[]): void =>
    reference.exclude(new Set([...unusual, ...open.map(({ day }) => day)]));
  exclude([]);
  const found: FoundRun[] = [];
  let run = noRun;
  const close = (isGoingOn: boolean): DayNumber | null => {
    const days = isAlarming(run) ? upToHeight(run) : [];
    run = noRun;
    if (isEnough(days)) {
      found.push({ days, isGoingOn });
      for (const { day } of days) unusual.add(day);
    }
    exclude([]);
    return days.at(-1)?.day ?? null;
  };
  for (let day = first; day < end; day++) {
    const litres = series.litres.get(day);
    const last = run.days.at(-1);
    if (last && (day - last.day > mostDaysWithoutReading || series.firstOfMeter(day) > last.day))
      close(false);
    if (litres === undefined || passedOver.has(day)) continue;
    const usual = reference.usualOn(day);
    if (!usual) continue;
    const season = reference.seasonOn(day);
    const scale = countsSeason ? (season ?? 1) : 1;
    const [middle, spread] = [scale * usual.litres, scale * usual.spread];
    onUsual?.(day, { litres: middle, spread });
    run = withDay(run, { day, litres, usual: middle, season }, spread);
    if (isAlarming(run)) exclude(run.days);
    // Continues after the peak of this run (possible episode), because the next run may start there.
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
    litresByMonth: toLitresByMonth(days),
    litresADay: Math.round(litres / days.length),
    usualADay: Math.round(median(days.map((day) => day.usual))),
    readCount: days.length,
    estimatedCount: span.filter((day) => series.estimated.has(day)).length,
    correctedCount: span.filter((day) => series.corrected.has(day)).length,
    missingCount: span.filter(series.isMissing).length,
    cause,
  };
};

const isOfSeason = ({ days }: FoundRun): boolean => {
  const rise = median(days.map(({ litres, usual }) => litres / Math.max(usual, 1) - 1));
  return rise >= leastSeason && median(days.map(({ season }) => (season ?? 1) - 1)) >= explained * rise;
};

/** Finds unusual consumption in the `count` days before `today`, and the usual consumption of each day. */
export const judgeDays = (measures: readonly Measure[], today: IsoDay, count = watchedDays) => {
  const series = toSeries(measures);
  const end = toDayNumber(today);
  const span = { first: end - count, end };
  const ranges = new Map<DayNumber, Usual>();
  const reference = referenceOf(series);
  // First search: rises above the seasonal level of the year before. Second search: the seasonal rises.
  const beyond = findRuns(series, reference, span, {
    countsSeason: true,
    passedOver: new Set(),
    onUsual: (day, usual) => ranges.set(day, usual),
  });
  const passedOver = new Set(beyond.flatMap(({ days }) => days.map(({ day }) => day)));
  const within = findRuns(series, reference, span, { countsSeason: false, passedOver }).filter(isOfSeason);
  return {
    episodes: [
      ...beyond.map((found) => toEpisode(series, found, explain(found.days))),
      ...within.map((found) => toEpisode(series, found, 'season')),
    ].sort((one, other) => one.startDate.localeCompare(other.startDate)),
    usual: toUsualDays(ranges, daysFrom(span.first, end - 1)),
  };
};
