import { dayAfter, daysBetween, type IsoDay } from '../../calendar.ts';
import { listCorrections, type Measure, meterChanges } from '../measure.ts';

/** A day as a number, so that the day a week before is 7 less. */
export type DayNumber = number;

const dayZero = '1970-01-01';

export const toDayNumber = (day: IsoDay): DayNumber => daysBetween(dayZero, day);

export const toIsoDay = (day: DayNumber): IsoDay => dayAfter(dayZero, day);

/** What is known of each day of a meter, in litres. */
export type Series = {
  /** The days that were read. One that is missing is not here: it is no zero. */
  litres: ReadonlyMap<DayNumber, number>;
  /** Those that the utility has estimated: neither judged nor compared with. */
  estimated: ReadonlySet<DayNumber>;
  /** Days with a correction of the utility: neither judged nor used as a reference. */
  corrected: ReadonlySet<DayNumber>;
  /** The days of which a reading was due and none is known. */
  isMissing: (day: DayNumber) => boolean;
  /** The first day that the meter of a day has measured whole; nothing before it is compared with that day. */
  firstOfMeter: (day: DayNumber) => DayNumber;
};

/** The days of a change of meter: what was used meanwhile is of neither, or of both. */
const changing = (measures: readonly Measure[]): { first: DayNumber; last: DayNumber }[] =>
  meterChanges(measures).map(({ after, day }) => ({
    first: toDayNumber(after) + 1,
    last: toDayNumber(day),
  }));

/** The days of measures by day, one for each. */
export const toSeries = (measures: readonly Measure[]): Series => {
  const litres = new Map<DayNumber, number>();
  const estimated = new Set<DayNumber>();
  const corrected = new Set(listCorrections(measures).map(({ day }) => toDayNumber(day)));
  const changes = changing(measures);
  for (const { day, volume, isEstimated } of measures) {
    const number = toDayNumber(day);
    if (isEstimated) estimated.add(number);
    const isJudged = !isEstimated && !corrected.has(number);
    if (volume !== null && isJudged && !changes.some(({ first, last }) => number >= first && number <= last))
      litres.set(number, Math.round(volume * 1000));
  }
  return {
    litres,
    estimated,
    corrected,
    isMissing: (day) => !litres.has(day) && !estimated.has(day) && !corrected.has(day),
    firstOfMeter: (day) => (changes.findLast(({ last }) => last < day)?.last ?? Number.NEGATIVE_INFINITY) + 1,
  };
};

/** The value that a share of the others are below, between two where it falls; NaN where there is none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
};

/** The value in the middle, which a few that are far off do not move. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** What a median absolute deviation is of a standard deviation, of noise that is normal. */
const normal = 0.6745;

/** How far values usually are from their middle, as a standard deviation that a few far off do not move. */
export const robustSpread = (residuals: readonly number[]): number =>
  median(residuals.map(Math.abs)) / normal;

/** A day that was read, in litres, beside what is usual of it, and what the season multiplies it by, where that is known. */
export type JudgedDay = { day: DayNumber; litres: number; usual: number; season: number | null };

/** Days whose surpluses add up (docs/unusual-consumption.md#method). */
export type Run = {
  days: readonly JudgedDay[];
  /** What the surpluses add up to, in spreads, and the most that they did, after how many of the days. */
  total: number;
  peak: number;
  peakAt: number;
};

/** What is forgiven a day, the most that a day counts, and what makes an episode, in spreads. */
const forgiven = 0.6;
const most = 4;
const alarm = 9;

export const noRun: Run = { days: [], total: 0, peak: 0, peakAt: 0 };

/** A run with one more day; none, where nothing is left of its surpluses. */
export const withDay = (run: Run, judged: JudgedDay, spread: number): Run => {
  const total = run.total + Math.min((judged.litres - judged.usual) / spread, most) - forgiven;
  if (total <= 0 && !isAlarming(run)) return noRun;
  const days = [...run.days, judged];
  return total > run.peak ? { days, total, peak: total, peakAt: days.length } : { ...run, days, total };
};

/** Whether a run is an episode. */
export const isAlarming = ({ peak }: Run): boolean => peak >= alarm;

/** Days read since the height of a run, beyond which it is over whatever they add up to. */
const longestAfter = 10;

/** Whether what came since its height takes back as much as makes an episode, or half of it; or is long enough. */
export const isOver = ({ days, total, peak, peakAt }: Run): boolean =>
  peak - total >= Math.min(alarm, peak / 2) || days.length - peakAt >= longestAfter;

const surplusOf = (days: readonly JudgedDay[]): number =>
  median(days.map(({ litres, usual }) => litres - usual));

/**
 * The days of a run up to its height, as those that follow are as usual: from the first that is above by half as much as they
 * are, as one that is above by chance may come before.
 */
export const upToHeight = ({ days, peakAt }: Run): readonly JudgedDay[] => {
  const risen = days.slice(0, peakAt);
  const half = surplusOf(risen) / 2;
  return risen.slice(risen.findIndex(({ litres, usual }) => litres - usual >= half));
};

/** How many of the last days read say whether a run goes on. */
const lastDays = 5;

/** Whether the last days of a run are above what is usual as much as half of it is. */
export const goesOn = (run: Run): boolean =>
  surplusOf(run.days.slice(-lastDays)) >= surplusOf(upToHeight(run)) / 2;
