import { median, quantile } from './robust.ts';
import type { DayNumber } from './series.ts';
import { type Reference, shareOfUsual } from './usual.ts';

/** So many weeks, so that weekdays are compared with themselves. */
const aYear = 52 * 7;

/** Days on each side of the one a year before that count with it, as holidays move; and how many must be known. */
const around = 7;
const fewestKnown = 7;

const offsets = Array.from({ length: 2 * around + 1 }, (_, rank) => rank - around);

/**
 * By what the season multiplies a day, as it did a year before against the weeks that it is compared with: 1.3 where the site
 * rose by 30 % then; null where too little is known of the days around. The upper quartile, where most of them rose or fell:
 * holidays that move by some days must alarm nobody. Else their middle, if it is above.
 */
export const seasonOn = (day: DayNumber, { series, isUnusual }: Reference): number | null => {
  const reference = { series, isUnusual: (before: DayNumber) => isUnusual(before + aYear) };
  const shares = offsets.flatMap((offset) => shareOfUsual(day - aYear + offset, reference) ?? []);
  if (shares.length < fewestKnown) return null;
  const [low, high] = [quantile(shares, 0.25), quantile(shares, 0.75)];
  return low > 1 || high < 1 ? high : Math.max(1, median(shares));
};
