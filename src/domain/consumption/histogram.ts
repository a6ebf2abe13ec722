import { daysBetween, type IsoDay, isoDay } from '../calendar.ts';
import {
  type Bar,
  findLastIndex,
  type MeterRead,
  type Pair,
  sumKnown,
  sumPairs,
  sumVolumes,
  toBars,
} from './bars.ts';
import { daysOfGap, findIndexGap, type IndexGap } from './indexGap.ts';
import { countUnread, meterChanges } from './measure.ts';
import {
  type Days,
  findAvailableDays,
  isWithinReach,
  listSlots,
  periodOn,
  toSlot,
  yearBefore,
} from './period.ts';
import { isAYearAfter, toSiteReadings } from './siteReadings.ts';
import type { UsualDays } from './watch/usual.ts';

export type Comparison =
  | { kind: 'unread' }
  | { kind: 'tooOld' }
  | { kind: 'nothing' }
  /** Months or days that are complete in both years, and their total volumes in m³. */
  | ({ kind: 'compared'; slots: readonly string[] } & Pair);

/** Period of unusual consumption. `litresByMonth`: litres above the usual consumption, by month. */
export type Rise = Days & { litresByMonth: Readonly<Record<string, number>> };

/** Result of the search for unusual consumption. `usual`: usual range of each day, in litres. */
export type Judged = { episodes: readonly Rise[]; usual?: UsualDays | undefined };

export type Histogram = {
  kind: MeterRead['kind'];
  period: MeterRead['period'];
  bars: readonly Bar[];
  /** In m³; null if no volume is known. */
  total: number | null;
  newestReading: IsoDay | null;
  comparison: Comparison;
  /** Past months or days without a comparison, because one of the two years is incomplete. */
  leftOut: readonly string[];
  missedReadings: readonly IsoDay[];
  unreadCount: number;
  changes: readonly IsoDay[];
  isOtherMeter: boolean;
  /** Difference between the meter indexes and the volumes; null if they agree or are unknown. */
  gap: (IndexGap & Days) | null;
};

const isComparable = (bar: Bar): bar is Bar & Pair =>
  bar.volume !== null && bar.before !== null && !bar.isPartial && !bar.isBeforePartial;

const compareWithYearBefore = (over: readonly Bar[], { period, today, before }: MeterRead): Comparison => {
  if (before === null) return { kind: isWithinReach(yearBefore(period), today) ? 'unread' : 'tooOld' };
  const compared = over.filter(isComparable);
  const sum = sumPairs(compared);
  return sum ? { kind: 'compared', slots: compared.map(({ slot }) => slot), ...sum } : { kind: 'nothing' };
};

/** Compares on-site readings only if each of them has a reading a year earlier. */
const compareSiteReadings = (bars: readonly Bar[], read: MeterRead): Comparison => {
  const comparison = compareWithYearBefore(bars, read);
  return comparison.kind === 'compared' && comparison.slots.length < bars.length
    ? { kind: 'nothing' }
    : comparison;
};

const toSiteBars = ({ measures, before }: Pick<MeterRead, 'measures' | 'before'>): Bar[] => {
  const readings = toSiteReadings([...(before ?? []), ...measures]);
  const changes = new Set(meterChanges(measures).map(({ day }) => day));
  const ofPeriod = new Set(measures.map(({ day }) => day));
  return readings
    .filter(({ day }) => ofPeriod.has(day))
    .map((reading): Bar => {
      const { day, volume, isEstimated, span } = reading;
      const same = readings.find((other) => isAYearAfter(span, other.span));
      return {
        slot: day,
        span,
        volume,
        correction: Math.min(volume, 0),
        nature: isEstimated ? 'estimated' : 'measured',
        isUnderWay: false,
        isPartial: false,
        isMeterChanged: changes.has(day),
        index: findLastIndex([reading]),
        slotBefore: same?.day ?? null,
        spanBefore: same?.span ?? null,
        before: same?.volume ?? null,
        isBeforePartial: false,
      };
    });
};

export const toHistogram = (read: MeterRead): Histogram => {
  const { kind, period, today, measures, before } = read;
  const isOnSite = kind === 'SE';
  const slots = new Set(listSlots(period));
  const within = measures.filter(({ day }) => slots.has(toSlot(period.mode, day)));
  const bars = isOnSite ? toSiteBars({ measures: within, before }) : toBars({ ...read, measures: within });
  const now = isoDay(today);
  const over = isOnSite ? bars : bars.filter(({ slot }) => slot < toSlot(period.mode, now));
  const ofYearBefore = (before ?? []).filter(
    ({ day }) => periodOn(period.mode, day).name === yearBefore(period).name,
  );
  const readings = within.filter(
    ({ day, volume, isEstimated }) => volume !== null && !isEstimated && day <= now,
  );
  const gap = findIndexGap(
    period.mode === 'monthly' ? [...(before ?? []), ...within] : within,
    listSlots(period)[0] ?? '',
  );
  return {
    kind,
    period,
    bars,
    total: sumKnown(bars.map(({ volume }) => volume)),
    newestReading: readings.at(-1)?.day ?? null,
    comparison: isOnSite ? compareSiteReadings(bars, read) : compareWithYearBefore(over, read),
    // Excludes 29 February, which the previous year lacks, because this day is not incomplete.
    leftOut: isOnSite
      ? []
      : over.filter((bar) => bar.slotBefore !== null && !isComparable(bar)).map(({ slot }) => slot),
    unreadCount: countUnread({ ...read, measures: within }),
    missedReadings: isOnSite
      ? within.filter(({ volume, isUnread }) => volume === null && !isUnread).map(({ day }) => day)
      : [],
    changes: meterChanges(within).map(({ day }) => day),
    isOtherMeter: meterChanges([...ofYearBefore, ...within]).length > 0,
    gap: gap && {
      ...gap,
      ...daysOfGap(gap, kind, { mode: period.mode, endDate: findAvailableDays(period, today).endDate }),
    },
  };
};

/** Adds unusual volumes and usual ranges to the bars of the histogram (docs/rules.md#unusual-days). */
export const markRises = (histogram: Histogram, { episodes, usual }: Judged): Histogram => {
  const { mode } = histogram.period;
  const surplusOf = (slot: string) =>
    sumVolumes(episodes.map(({ litresByMonth }) => (litresByMonth[slot] ?? 0) / 1_000));
  const isIn = (slot: string) =>
    episodes.some(
      ({ startDate, endDate }) => slot >= toSlot(mode, startDate) && slot <= toSlot(mode, endDate),
    );
  const usualOn = (slot: string) => {
    const rank = mode === 'daily' && usual ? daysBetween(usual.firstDay, slot) : -1;
    const [low, high] = [usual?.low[rank], usual?.high[rank]];
    return typeof low === 'number' && typeof high === 'number'
      ? { usual: { low: low / 1_000, high: high / 1_000 } }
      : {};
  };
  return {
    ...histogram,
    bars: histogram.bars.map((bar) => ({
      ...bar,
      ...usualOn(bar.slot),
      ...(isIn(bar.slot) && { isInRise: true, ...(mode === 'monthly' && { surplus: surplusOf(bar.slot) }) }),
    })),
  };
};
