import { median } from './robust.ts';
import type { DayNumber } from './series.ts';

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
