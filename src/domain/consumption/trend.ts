import { isoDay } from '../calendar.ts';
import { bySlot, changeIn, combineMeasures, findEarlyMonths, type Pair, sumKnown, sumPairs } from './bars.ts';
import { exportMonths } from './exportRange.ts';
import { findLacking, isComparable, sumParts } from './indexGap.ts';
import type { Measure } from './measure.ts';
import type { MeterKind } from './meter.ts';
import { toSlot } from './period.ts';
import { isAYearAfter, toSiteReadings } from './siteReadings.ts';

/** Month (`2026-10`) with its volume in m³, null if unknown. `lacking`: volume that the measures lack. */
export type TrendMonth = {
  month: string;
  volume: number | null;
  lacking: number;
  isEstimated: boolean;
  isPartial: boolean;
};

export type Trend = {
  /** 25 months, oldest first. The last one is the current month. */
  months: readonly TrendMonth[];
  /** Known volume in m³ of the last 12 complete months; null if none is known. */
  total: number | null;
  /** Number of past months without a complete volume, among the last 12; 0 for a meter read on site. */
  missingCount: number;
  /** Change of the yearly volume in percent, over the months known in both years; null if unknown. */
  yearOnYear: number | null;
};

const fewestCompared = 6;

const changeInSum = (pairs: readonly Pair[]): number | null => changeIn(sumPairs(pairs));

const isWhole = ({ volume, isPartial }: TrendMonth): boolean => volume !== null && !isPartial;

const pairMonths = (year: readonly TrendMonth[], before: readonly TrendMonth[]): Pair[] =>
  year.flatMap((month, rank): Pair[] => {
    const same = before[rank];
    if (!same || !isComparable(month) || !isComparable(same)) return [];
    return [{ volume: month.volume ?? 0, before: same.volume ?? 0 }];
  });

const compareMonths = (year: readonly TrendMonth[], before: readonly TrendMonth[]): number | null => {
  const pairs = pairMonths(year, before);
  return pairs.length < fewestCompared ? null : changeInSum(pairs);
};

/** Compares on-site readings only if each has a reading a year earlier (docs/rules.md#readings-on-site). */
const compareReadings = (measures: readonly Measure[], isOfYear: (measure: Measure) => boolean) => {
  const readings = toSiteReadings(measures);
  const ofYear = readings.filter(isOfYear);
  const pairs = ofYear.flatMap(({ span, volume }): Pair[] => {
    const same = readings.find((other) => isAYearAfter(span, other.span));
    return same ? [{ volume, before: same.volume }] : [];
  });
  return pairs.length === 0 || pairs.length < ofYear.length ? null : changeInSum(pairs);
};

export const trendMonths = (today: Date): string[] => exportMonths(today).reverse();

/** First and last month of the yearly total, such as `2025-11` and `2026-10`. */
export const totalMonths = (today: Date): [first: string, last: string] => {
  const months = trendMonths(today);
  return [months[12] ?? '', months[23] ?? ''];
};

const splitYears = (months: readonly TrendMonth[]) => {
  const [before, year] = [months.slice(0, 12), months.slice(12, 24)];
  return { before, year, total: sumKnown(year.map(({ volume }) => volume)) };
};

/** Trend from monthly measures. The month of an on-site reading is the month of its day. */
export const trendOf = (measures: readonly Measure[], today: Date, kind: MeterKind = 'TR'): Trend => {
  const now = isoDay(today);
  const byMonth = bySlot('monthly', measures);
  const lacking = findLacking(measures);
  const early = new Set(kind === 'SE' ? [] : findEarlyMonths(measures, today));
  const months = trendMonths(today).map((month): TrendMonth => {
    const { volume, isEstimated, isPartial } = combineMeasures(byMonth.get(month));
    return {
      month,
      volume,
      lacking: lacking.get(month) ?? 0,
      isEstimated,
      isPartial: isPartial || early.has(month),
    };
  });
  const { before, year, total } = splitYears(months);
  const names = new Set(year.map(({ month }) => month));
  return {
    months,
    total,
    missingCount: kind === 'SE' ? 0 : year.filter((month) => !isWhole(month)).length,
    yearOnYear:
      kind === 'SE'
        ? compareReadings(
            measures.filter(({ day }) => day <= now),
            ({ day }) => names.has(toSlot('monthly', day)),
          )
        : compareMonths(year, before),
  };
};

export type TrendSum = Omit<Trend, 'yearOnYear'>;

export const sumTrends = (trends: readonly Trend[], today: Date): TrendSum => {
  const months = trendMonths(today).map((month, rank) => ({
    month,
    ...sumParts(trends.flatMap((trend) => trend.months[rank] ?? [])),
  }));
  const missingCount = trends.reduce((count, trend) => count + trend.missingCount, 0);
  return { months, total: splitYears(months).total, missingCount };
};

/** Change in percent between the last complete month and a year before, for meters with both volumes. */
export const changeOfMonth = (trends: readonly Trend[]): number | null =>
  changeInSum(trends.flatMap(({ months }) => pairMonths(months.slice(-2, -1), months.slice(-14, -13))));
