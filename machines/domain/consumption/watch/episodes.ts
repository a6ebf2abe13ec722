import type { IsoDay } from '../../calendar.ts';
import type { Measure } from '../measure.ts';
import { type Cause, explain } from './cause.ts';
import { median } from './robust.ts';
import { goesOn, isAlarming, isOver, type JudgedDay, noRun, upToHeight, withDay } from './run.ts';
import { type DayNumber, type Series, toDayNumber, toIsoDay, toSeries } from './series.ts';
import { usualOn } from './usual.ts';

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
  /** How many of its days were read, were only estimated, and are missing. */
  readCount: number;
  estimatedCount: number;
  missingCount: number;
  cause: Cause;
};

/** How far back episodes are looked for, in days. */
export const watchedDays = 182;

/** The fewest days read of an episode; its least surplus, a share of what is usual, and litres a day. */
const fewestDays = 3;
const leastShare = 0.06;
const leastLitres = 10;

/** Beyond so many days without a reading, what came before has nothing to do with what comes after. */
const longestGap = 14;

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const daysFrom = (first: DayNumber, last: DayNumber): DayNumber[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, rank) => first + rank);

const toEpisode = (series: Series, days: readonly JudgedDay[], isGoingOn: boolean): Episode | null => {
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last || days.length < fewestDays) return null;
  const litres = sumOf(days.map((day) => day.litres - day.usual));
  const usual = sumOf(days.map((day) => day.usual));
  if (litres < Math.max(leastShare * usual, leastLitres * days.length)) return null;
  const span = daysFrom(first.day, last.day);
  return {
    startDate: toIsoDay(first.day),
    endDate: toIsoDay(last.day),
    isGoingOn,
    litres: Math.round(litres),
    litresADay: Math.round(litres / days.length),
    usualADay: Math.round(median(days.map((day) => day.usual))),
    readCount: days.length,
    estimatedCount: span.filter((day) => series.estimated.has(day)).length,
    missingCount: span.filter(series.isMissing).length,
    cause: explain(series, days),
  };
};

/**
 * The episodes of a meter read from afar, the oldest first, of its daily measures in their order. A day that is not over, one
 * that is missing, one that is only estimated, and those of a change of meter are neither judged nor compared with.
 */
export const findEpisodes = (measures: readonly Measure[], today: IsoDay): Episode[] => {
  const series = toSeries(measures);
  const end = toDayNumber(today);
  const unusual = new Set<DayNumber>();
  const episodes: Episode[] = [];
  let run = noRun;
  const close = (isGoingOn: boolean): DayNumber | null => {
    const days = isAlarming(run) ? upToHeight(run) : [];
    run = noRun;
    const episode = toEpisode(series, days, isGoingOn);
    if (episode) episodes.push(episode);
    for (const { day } of episode ? days : []) unusual.add(day);
    return days.at(-1)?.day ?? null;
  };
  for (let day = end - watchedDays; day < end; day++) {
    const litres = series.litres.get(day);
    const last = run.days.at(-1);
    if (last && (day - last.day > longestGap || series.firstOfMeter(day) > last.day)) close(false);
    if (litres === undefined) continue;
    const open = new Set(isAlarming(run) ? run.days.map((judged) => judged.day) : []);
    const isUnusual = (other: DayNumber) => unusual.has(other) || open.has(other);
    const usual = usualOn(day, { series, isUnusual });
    if (!usual) continue;
    run = withDay(run, { day, litres, usual: usual.litres }, usual.spread);
    // What followed its height is judged again, without it.
    if (isAlarming(run) && isOver(run)) day = close(false) ?? day;
  }
  close(run.days.length > 0 && goesOn(run));
  return episodes;
};
