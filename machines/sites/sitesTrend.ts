import type { Bar } from '#src/domain/consumption/bars.ts';
import { changeOfMonth, sumTrends, type TrendMonth, type TrendSum } from '#src/domain/consumption/trend.ts';
import { type Alarm, isInsufficient, isOngoing, toAlarms } from '#src/domain/consumption/watch/alarms.ts';
import type { Sites } from './sites.ts';

/** Month of the chart. `before`: volume of the same month a year before, in m³. */
export type SiteMonth = TrendMonth & {
  before: number | null;
  isBeforePartial: boolean;
  isCurrent: boolean;
  foreseen?: Bar['foreseen'];
};

export type SitesTrend = {
  /** 13 months, oldest first. The last one is the current month. */
  months: readonly SiteMonth[];
  last: SiteMonth | null;
  /** Change in percent between the last complete month and the same month a year before; null if unknown. */
  yearOnYear: number | null;
};

const aYear = 12;

export const sitesTrendOf = ({ trends }: Sites, today: Date): SitesTrend => {
  const read = trends.fetched.map(({ trend }) => trend);
  const sum = sumTrends(read, today);
  const months = sum.months.slice(aYear).map((month, rank, { length }): SiteMonth => {
    const same = sum.months[rank];
    return {
      ...month,
      before: same?.volume ?? null,
      isBeforePartial: same?.isPartial ?? false,
      isCurrent: rank === length - 1,
    };
  });
  const last = months.at(-2) ?? null;
  const isPartial = !last || last.isPartial || last.isBeforePartial;
  return { months, last, yearOnYear: isPartial ? null : changeOfMonth(read) };
};

export const contractTrendOf = ({ trends }: Sites, reference: string, today: Date): TrendSum | null => {
  const own = trends.fetched.filter(({ meter }) => meter.reference === reference);
  return own.length === 0
    ? null
    : sumTrends(
        own.map(({ trend }) => trend),
        today,
      );
};

export type LeakStatus = {
  /** Unusual consumption that continues: probable leaks first, then the largest surpluses. */
  ongoing: readonly Alarm[];
  leakCount: number;
  checkedCount: number;
  /** Number of checked meters that have too few readings. */
  insufficientCount: number;
  missedCount: number;
  /** Number of remotely read meters; while meters are not loaded, number of all meters. */
  count: number;
};

export type Watched = { readCount: number; insufficientCount: number; alarms: readonly Alarm[] };

/** Counts ongoing unusual consumption that is not seasonal. `watched`: last search for leaks, if any. */
export const leakStatusOf = (
  { leaks: { fetched, missed }, meters, isListed, meterCount }: Sites,
  watched: Watched | null = null,
): LeakStatus => {
  const alarms = (watched?.alarms ?? toAlarms(fetched)).filter(isOngoing);
  const isLeak = ({ episode }: Alarm) => episode.cause === 'leak';
  const found = alarms.filter(isLeak);
  const insufficientCount = watched?.insufficientCount ?? fetched.filter(isInsufficient).length;
  return {
    ongoing: [...found, ...alarms.filter((alarm) => !isLeak(alarm))],
    leakCount: found.length,
    checkedCount: (watched?.readCount ?? fetched.length) - insufficientCount,
    insufficientCount,
    missedCount: watched ? 0 : missed.length,
    count: isListed ? meters.length : meterCount,
  };
};
