import { dayAfter, type IsoDay } from '../calendar.ts';
import { bySlot, type Index, sumKnown, sumVolumes } from './bars.ts';
import { lastCoveredDay } from './exportRange.ts';
import { type Measure, meterChanges } from './measure.ts';
import type { MeterKind } from './meter.ts';
import { type Days, type Mode, neighbour } from './period.ts';

/** Index difference (`between`) that contradicts the measured `volume`, in m³ (docs/rules.md#measures). */
export type IndexGap = { start: Index; end: Index; between: number; volume: number };

/** Minimum gap to report: 1 % of the index difference, and 1 m³, because indexes are in whole m³. */
const [leastShare, leastVolume] = [0.01, 1];

const isIndexed = (measure: Measure): measure is Measure & { index: number } => measure.index !== null;

/** Gap from the last index before `startDate`, else from the first; null if small or if the meter changed. */
export const findIndexGap = (measures: readonly Measure[], startDate: IsoDay): IndexGap | null => {
  const indexed = measures.filter(isIndexed);
  const start = indexed.findLast(({ day }) => day < startDate) ?? indexed[0];
  const end = indexed.at(-1);
  if (!start || !end || start.day >= end.day || end.day < startDate) return null;
  const since = measures.filter(({ day }) => day > start.day && day <= end.day);
  if (meterChanges([start, ...since]).length > 0) return null;
  const volume = sumVolumes(since.map((measure) => measure.volume ?? 0));
  const between = sumVolumes([end.index, -start.index]);
  const difference = Math.abs(between - volume);
  if (difference <= leastVolume || difference <= leastShare * Math.abs(between)) return null;
  const toIndex = ({ day, index }: typeof start): Index => ({ day, shown: index });
  return { start: toIndex(start), end: toIndex(end), between, volume };
};

/** Days of the volumes of a gap. An index is that of the end of its day, and a monthly index that of its month. */
export const daysOfGap = (
  { start, end }: IndexGap,
  kind: MeterKind,
  { mode, endDate }: { mode: Mode; endDate: IsoDay },
): Days => {
  const isByMonth = kind === 'TR' && mode === 'monthly';
  const lastOf = (day: IsoDay, newest: IsoDay) => (isByMonth ? lastCoveredDay(day, newest) : day);
  return { startDate: dayAfter(lastOf(start.day, '9999-12-31'), 1), endDate: lastOf(end.day, endDate) };
};

export type GapSum = Pick<IndexGap, 'between' | 'volume'> & { count: number };

export const sumGaps = (gaps: readonly IndexGap[]): GapSum | null => {
  const sum = (key: 'between' | 'volume') => sumVolumes(gaps.map((gap) => gap[key]));
  return gaps.length > 0 ? { count: gaps.length, between: sum('between'), volume: sum('volume') } : null;
};

export const lacksVolume = ({ gap }: { gap: Omit<IndexGap, 'start' | 'end'> | null }): boolean =>
  gap !== null && gap.between > gap.volume;

/** Missing volume in m³ of each month whose index difference is larger than its measures. */
export const findLacking = (measures: readonly Measure[]): Map<string, number> => {
  const months = bySlot('monthly', measures);
  return new Map(
    [...months].flatMap(([slot, own]): [string, number][] => {
      const before = months.get(neighbour({ mode: 'daily', name: slot }, -1).name) ?? [];
      const gap = findIndexGap([...before, ...own], `${slot}-01`);
      const isKnown = own.some(({ volume }) => volume !== null);
      return isKnown && gap && lacksVolume({ gap }) ? [[slot, sumVolumes([gap.between, -gap.volume])]] : [];
    }),
  );
};

/** Maximum missing share of a volume (or of its months) that may be compared. */
const tolerated = 0.1;

/** Volume of a meter in a month, in m³. `lacking`: volume that its indexes show but its measures lack. */
export type Part = { volume: number | null; lacking: number; isPartial?: boolean; isEstimated?: boolean };

const lacksMuch = ({ volume, lacking }: Part): boolean => lacking > tolerated * ((volume ?? 0) + lacking);

/** True if all measures exist, and if at most a tenth of the volume between the indexes is missing. */
export const isComparable = (part: Part): boolean =>
  part.volume !== null && !part.isPartial && !lacksMuch(part);

/** Sum of monthly volumes in m³, with its quality (docs/rules.md#measures). */
export const sumParts = (parts: readonly Part[]) => {
  const volume = sumKnown(parts.map((part) => part.volume));
  const lacking = sumVolumes(parts.map((part) => part.lacking));
  const estimatedVolume =
    sumKnown(parts.filter(({ isEstimated }) => isEstimated).map((part) => part.volume)) ?? 0;
  const missing = parts.filter((part) => part.volume === null).length;
  return {
    volume,
    lacking,
    estimatedVolume,
    isEstimated: 2 * estimatedVolume > (volume ?? 0),
    isPartial: missing > tolerated * parts.length || lacksMuch({ volume, lacking }),
  };
};
