import { median, robustSpread } from './robust.ts';
import type { JudgedDay } from './run.ts';

/**
 * What an episode may be. `leak`: as much every day, the quiet ones too. `season`: it rose so a year before, for the summer or
 * holidays. `activity`: more on busy days, or on quiet ones, alone. `unclear`: too little tells.
 */
export type Cause = 'leak' | 'season' | 'activity' | 'unclear';

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
export const explain = (days: readonly JudgedDay[]): Cause => {
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
