import { median } from './robust.ts';
import type { DayNumber } from './series.ts';

/** A day that was read, in litres, beside what is usual of it. */
export type JudgedDay = { day: DayNumber; litres: number; usual: number };

/** Days whose surpluses add up (docs/unusual-consumption.md#method). */
export type Run = {
  days: readonly JudgedDay[];
  /** What the surpluses add up to, in spreads, and the most that they did, after how many of the days. */
  total: number;
  peak: number;
  peakAt: number;
};

/** What is forgiven a day, the most that a day counts, and what makes an episode, in spreads. */
const forgiven = 0.8;
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

/** The days of a run up to its height: those that follow are as usual. */
export const upToHeight = ({ days, peakAt }: Run): readonly JudgedDay[] => days.slice(0, peakAt);

const surplusOf = (days: readonly JudgedDay[]): number =>
  median(days.map(({ litres, usual }) => litres - usual));

/** How many of the last days read say whether a run goes on. */
const lastDays = 5;

/** Whether the last days of a run are above what is usual as much as half of it is. */
export const goesOn = (run: Run): boolean =>
  surplusOf(run.days.slice(-lastDays)) >= surplusOf(upToHeight(run)) / 2;
