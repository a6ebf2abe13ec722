import { median, robustSpread } from './robust.ts';
import type { JudgedDay } from './run.ts';
import type { Series } from './series.ts';
import { usualOn } from './usual.ts';

/**
 * What an episode may be. `leak`: as much every day, the quiet ones too. `season`: it rose as much a year before.
 * `activity`: more on the days that are busy. `unclear`: too few days tell.
 */
export type Cause = 'leak' | 'season' | 'activity' | 'unclear';

/** So many weeks, so that weekdays are compared with themselves. */
const aYear = 52 * 7;

const fewestDays = 5;
const fewestOfAKind = 2;

/** What share of the surplus a year before explains, where it rose then. */
const explained = 0.5;

/** Of a leak quiet days lose as much as busy ones, and each about as much as the others. */
const leakShare = 0.55;
const steady = 0.6;

/** By how much the days of a run were above their usual a year before, of those that are known, as shares of it. */
const risesYearBefore = (series: Series, days: readonly JudgedDay[]): number[] => {
  const before = new Set(days.map(({ day }) => day - aYear));
  // As of the run itself, what is usual is that of before its first day.
  const reference = { series, isUnusual: (day: number) => before.has(day) };
  return [...before].flatMap((day) => {
    const litres = series.litres.get(day);
    const usual = usualOn(day, reference);
    return litres === undefined || !usual ? [] : [litres / Math.max(usual.litres, 1) - 1];
  });
};

const isOfSeason = (series: Series, days: readonly JudgedDay[]): boolean => {
  const rises = risesYearBefore(series, days);
  if (rises.length < Math.max(fewestDays, days.length / 2)) return false;
  const now = median(days.map(({ litres, usual }) => litres / Math.max(usual, 1) - 1));
  return median(rises) >= explained * now;
};

const surplusOf = (days: readonly JudgedDay[]): number =>
  median(days.map(({ litres, usual }) => litres - usual));

/** What the days of a run may be, of what is known of the meter. */
export const explain = (series: Series, days: readonly JudgedDay[]): Cause => {
  if (isOfSeason(series, days)) return 'season';
  if (days.length < fewestDays) return 'unclear';
  const middle = median(days.map(({ usual }) => usual));
  const quiet = days.filter(({ usual }) => usual < 0.75 * middle);
  const busy = days.filter(({ usual }) => usual >= 0.75 * middle);
  const surplus = surplusOf(days);
  if (quiet.length >= fewestOfAKind && busy.length >= fewestOfAKind) {
    const share = surplusOf(quiet) / surplusOf(busy);
    return share >= leakShare && share <= 1 / leakShare ? 'leak' : 'activity';
  }
  const spread = robustSpread(days.map(({ litres, usual }) => litres - usual - surplus));
  return spread <= steady * surplus ? 'leak' : 'unclear';
};
