import { dayAfter, daysBetween, type IsoDay } from '../../calendar.ts';
import { listCorrections, type Measure, meterChanges } from '../measure.ts';

export type DayNumber = number;

const dayZero = '1970-01-01';

export const toDayNumber = (day: IsoDay): DayNumber => daysBetween(dayZero, day);

export const toIsoDay = (day: DayNumber): IsoDay => dayAfter(dayZero, day);

export type Series = {
  /** Litres of each day with a reading. A day without a reading is absent. */
  litres: ReadonlyMap<DayNumber, number>;
  /** Days with an estimated volume. Episodes and the usual consumption exclude these days. */
  estimated: ReadonlySet<DayNumber>;
  /** Days with a correction by the utility. Episodes and the usual consumption exclude these days. */
  corrected: ReadonlySet<DayNumber>;
  isMissing: (day: DayNumber) => boolean;
  /** First full day of the meter that measured `day`. Earlier days belong to the meter that it replaced. */
  firstOfMeter: (day: DayNumber) => DayNumber;
};

/** Days between the last index of a replaced meter and the first index of the new meter. */
const changing = (measures: readonly Measure[]): { first: DayNumber; last: DayNumber }[] =>
  meterChanges(measures).map(({ after, day }) => ({ first: toDayNumber(after) + 1, last: toDayNumber(day) }));

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

/** Quantiles by linear interpolation, one per share; NaN for an empty list. */
export const quantiles = (values: readonly number[], shares: readonly number[]): number[] => {
  const sorted = new Float64Array(values).sort();
  return shares.map((share) => {
    const place = (sorted.length - 1) * share;
    const [low = Number.NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place - Math.floor(place));
  });
};

export const median = (values: readonly number[]): number => quantiles(values, [0.5])[0] ?? Number.NaN;

/** Ratio of the median absolute deviation to the standard deviation, for normally distributed values. */
const normal = 0.6745;

export const robustSpread = (residuals: readonly number[]): number =>
  median(residuals.map(Math.abs)) / normal;

export type JudgedDay = { day: DayNumber; litres: number; usual: number; season: number | null };

export type Run = {
  days: readonly JudgedDay[];
  /** Sum of the daily surpluses divided by the usual spread. `peak`: its maximum, after `peakAt` days. */
  total: number;
  peak: number;
  peakAt: number;
};

const ignoredSpreads = 0.6;
const mostSpreads = 4;
const alarmSpreads = 9;

export const noRun: Run = { days: [], total: 0, peak: 0, peakAt: 0 };

/** Adds a day to a run (possible rise). Before the alarm, a `total` of 0 or less empties the run. */
export const withDay = (run: Run, judged: JudgedDay, spread: number): Run => {
  const total = run.total + Math.min((judged.litres - judged.usual) / spread, mostSpreads) - ignoredSpreads;
  if (total <= 0 && !isAlarming(run)) return noRun;
  const days = [...run.days, judged];
  return total > run.peak ? { days, total, peak: total, peakAt: days.length } : { ...run, days, total };
};

export const isAlarming = ({ peak }: Run): boolean => peak >= alarmSpreads;

/** Number of days without a new maximum of the sum (the peak), after which a run ends. */
const longestAfter = 10;

export const isOver = ({ days, total, peak, peakAt }: Run): boolean =>
  peak - total >= Math.min(alarmSpreads, peak / 2) || days.length - peakAt >= longestAfter;

export const surplusOf = (days: readonly JudgedDay[]): number =>
  median(days.map(({ litres, usual }) => litres - usual));

/** Days of a run from its real start, the first day with at least half the median surplus, to its peak. */
export const upToHeight = ({ days, peakAt }: Run): readonly JudgedDay[] => {
  const risen = days.slice(0, peakAt);
  const half = surplusOf(risen) / 2;
  return risen.slice(risen.findIndex(({ litres, usual }) => litres - usual >= half));
};

const lastDays = 5;

export const goesOn = (run: Run): boolean =>
  surplusOf(run.days.slice(-lastDays)) >= surplusOf(upToHeight(run)) / 2;
