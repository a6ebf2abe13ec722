import { type IsoDay, isIsoDay, isoDay, shareOfMonth } from '../calendar.ts';
import { groupBy } from '../lists.ts';
import { type Measure, type Measures, type MeterChange, meterChanges } from './measure.ts';
import type { MeterKind } from './meter.ts';
import { listSlots, type Mode, oldestDay, type Period, toSlot } from './period.ts';
import type { Span } from './siteReadings.ts';

/** Reason why the volume of a month or day is unknown (docs/rules.md#histogram). */
export type Missing =
  /** `toCome`: current or future month or day. `tooOld`: the back office no longer stores the measures. */
  'toCome' | 'meterChanged' | 'notTransmitted' | 'unread' | 'tooOld' | 'noReading';

export const explained = ['unread', 'notTransmitted', 'meterChanged', 'noReading', 'tooOld'] as const;

/** Number that a meter displayed on a day, in m³. */
export type Index = { day: IsoDay; shown: number };

export type Bar = {
  slot: string;
  /** Days that an on-site reading covers; null for a bar of one month or one day. */
  span: Span | null;
  /** In m³; null if unknown. */
  volume: number | null;
  /** Sum of the corrections (negative measures) in the volume, in m³; 0 or negative. */
  correction: number;
  nature: 'measured' | 'estimated' | Missing;
  isUnderWay: boolean;
  isPartial: boolean;
  isMeterChanged: boolean;
  index: Index | null;
  /** Same month or day of the previous year; null for 29 February. */
  slotBefore: string | null;
  spanBefore: Span | null;
  before: number | null;
  isBeforePartial: boolean;
  isInRise?: boolean;
  /** Unusual part of the volume of a month, in m³: the volume above the usual consumption. */
  surplus?: number;
  /** Usual range of the volume of a day, in m³. */
  usual?: { low: number; high: number };
  /** Forecast for a month: range in m³, and its text. */
  foreseen?: { low: number; expected: number; high: number; words: string };
};

export type MeterRead = Measures & {
  kind: MeterKind;
  period: Period;
  today: Date;
  before: readonly Measure[] | null;
};

/** Sum in m³, rounded to the litre to remove floating point errors. */
export const sumVolumes = (volumes: readonly number[]): number =>
  // `+ 0` turns -0 into 0.
  Math.round(volumes.reduce((total, volume) => total + volume, 0) * 1_000) / 1_000 + 0;

export const sumKnown = (volumes: readonly (number | null)[]): number | null => {
  const known = volumes.filter((volume) => volume !== null);
  return known.length > 0 ? sumVolumes(known) : null;
};

/** Volumes of the same months or days in a year and in the previous year, in m³. */
export type Pair = { volume: number; before: number };

export const sumPairs = (pairs: readonly Pair[]): Pair | null => {
  const sum = (key: keyof Pair) => sumVolumes(pairs.map((pair) => pair[key]));
  return pairs.length > 0 ? { volume: sum('volume'), before: sum('before') } : null;
};

/** Change in percent from the previous year; null if unknown. Computed in litres, which are integers. */
export const changeIn = (pair: Pair | null): number | null => {
  if (!pair) return null;
  const [volume, before] = [Math.round(pair.volume * 1_000), Math.round(pair.before * 1_000)];
  return before > 0 && volume >= 0 ? ((volume - before) / before) * 100 : null;
};

export const bySlot = (mode: Mode, measures: readonly Measure[]): Map<string, Measure[]> =>
  groupBy(measures, ({ day }) => toSlot(mode, day));

export const combineMeasures = (measures: readonly Measure[] = []) => {
  const known = measures.flatMap(({ volume }) => volume ?? []);
  return {
    volume: sumKnown(known),
    correction: sumVolumes(known.filter((volume) => volume < 0)),
    isPartial: known.length > 0 && known.length < measures.length,
    isEstimated: measures.some(({ isEstimated, volume }) => isEstimated && volume !== null),
  };
};

/** Minimum share of a complete month that its last measure reaches. */
const leastShare = 0.9;

/** Past months with an early last measure, if most of the others have a late one (docs/rules.md#histogram). */
export const findEarlyMonths = (measures: readonly Measure[], today: Date): ReadonlySet<string> => {
  const days = new Map(
    measures.flatMap(({ day, volume }) => (volume === null ? [] : [[toSlot('monthly', day), day]])),
  );
  const past = [...days].filter(([month]) => month < toSlot('monthly', isoDay(today)));
  const early = past.filter(([, day]) => shareOfMonth(day) < leastShare);
  const others = past.length - 1;
  return new Set(2 * (past.length - early.length) > others ? early.map(([month]) => month) : []);
};

export const findLastIndex = (measures: readonly Measure[] = []): Index | null => {
  const last = measures.findLast(({ index }) => index !== null);
  return last && last.index !== null ? { day: last.day, shown: last.index } : null;
};

const sameOfYearBefore = (slot: string): string | null => {
  const [year, ...rest] = slot.split('-');
  const same = [Number(year) - 1, ...rest].join('-');
  return rest.length === 1 || isIsoDay(same) ? same : null;
};

const missingReason = (
  slot: string,
  { period: { mode }, today }: Pick<MeterRead, 'period' | 'today'>,
  measures: readonly Measure[] | undefined,
  changes: readonly MeterChange[],
): Missing => {
  if (measures?.some(({ isUnread }) => isUnread)) return 'unread';
  if (slot >= toSlot(mode, isoDay(today))) return 'toCome';
  if (changes.some(({ after, day }) => slot > toSlot(mode, after) && slot <= toSlot(mode, day)))
    return 'meterChanged';
  if (measures) return 'notTransmitted';
  if (slot < toSlot(mode, oldestDay(mode, today))) return 'tooOld';
  return 'noReading';
};

export const toBars = (read: MeterRead): Bar[] => {
  const { period, today, measures, before } = read;
  const { mode } = period;
  const [slots, slotsBefore] = [bySlot(mode, measures), bySlot(mode, before ?? [])];
  const changes = meterChanges(measures);
  const current = toSlot(mode, isoDay(today));
  const early = new Set(mode === 'monthly' ? findEarlyMonths([...(before ?? []), ...measures], today) : []);
  return listSlots(period).map((slot): Bar => {
    const { volume, correction, isPartial, isEstimated } = combineMeasures(slots.get(slot));
    const slotBefore = sameOfYearBefore(slot);
    const known = combineMeasures(slotsBefore.get(slotBefore ?? ''));
    return {
      slot,
      span: null,
      volume,
      correction,
      nature:
        volume === null
          ? missingReason(slot, read, slots.get(slot), changes)
          : isEstimated
            ? 'estimated'
            : 'measured',
      isUnderWay: slot === current,
      isPartial: isPartial || early.has(slot),
      isMeterChanged: changes.some(({ day }) => toSlot(mode, day) === slot),
      index: findLastIndex(slots.get(slot)),
      slotBefore,
      spanBefore: null,
      before: known.volume,
      isBeforePartial: known.isPartial || early.has(slotBefore ?? ''),
    };
  });
};
