import { median, quantile, robustSpread } from './robust.ts';
import type { DayNumber, Series } from './series.ts';

/** How many weeks before a day it is compared with, and how many of them at least must be known. */
const weeksBefore = 8;
const weeksNeeded = 4;

/** How far back a week that counts is looked for, where some are of an episode. */
const weeksBack = 26;

const week = 7;

/** What is usual of a day, in litres: in the middle of the same weekdays before it, and how far they are from it. */
type Usual = { litres: number; spread: number };

/** What a day is compared with: days of the same meter, without those of an episode. */
export type Reference = { series: Series; isUnusual: (day: DayNumber) => boolean };

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
export const shareOfUsual = (day: DayNumber, reference: Reference): number | null => {
  const litres = reference.series.litres.get(day);
  if (litres === undefined) return null;
  const own = sameWeekdays(day, reference);
  return own.length < weeksNeeded ? null : litres / Math.max(median(own), 1);
};

/**
 * What is usual of a day; null where too little is known. The spread is that of the whole week, each day about the middle of
 * its own weekdays: eight values alone would not tell it. The larger values count twice, as what is looked for is above.
 */
export const usualOn = (day: DayNumber, reference: Reference): Usual | null => {
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
