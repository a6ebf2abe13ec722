import { dayAfter, type IsoDay, isoDay } from '../../calendar.ts';
import type { Measure } from '../measure.ts';
import { type Cause, explain } from './cause.ts';
import { type FoundRun, findRuns } from './findRuns.ts';
import { median } from './robust.ts';
import { type DayNumber, type Series, toDayNumber, toIsoDay, toSeries } from './series.ts';

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
