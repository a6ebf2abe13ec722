import { type IsoDay, isIsoDay, isoDay } from '../calendar.ts';
import { type Measure, type Measures, type MeterChange, meterChanges } from './measure.ts';
import type { MeterKind } from './meter.ts';
import { listSlots, type Mode, oldestDay, type Period, toSlot } from './period.ts';
import type { Span } from './siteReadings.ts';

/** Why nothing is known of a month or a day (docs/rules.md#histogram). */
export type Missing =
  /** It is to come, or not over. */
  | 'toCome'
  /** The meter was changed since the reading before. */
  | 'meterChanged'
  /** A reading was due, and did not come. */
  | 'notTransmitted'
  /** A reading was received, and cannot be read. */
  | 'unread'
  /** It is older than measures are kept. */
  | 'tooOld'
  | 'noReading';

/** What a meter showed on a day, in m³. */
export type Index = { day: IsoDay; shown: number };

/** What a month of a year, a day of a month, or a reading on site has measured. */
export type Bar = {
  /** `2026-07`, `2026-07-14`; of a reading on site, its day. */
  slot: string;
  /** What a reading on site covers; null for a month or a day, which its slot says. */
  span: Span | null;
  /** In m³; null where nothing is known. */
  volume: number | null;
  /** The part of the volume that is taken back, in m³: negative, or 0. */
  correction: number;
  nature: 'measured' | 'estimated' | Missing;
  /** Today is in it. */
  isUnderWay: boolean;
  /** A part of it is missing. */
  isPartial: boolean;
  isMeterChanged: boolean;
  /** What the meter showed last in it; null where no index is known. */
  index: Index | null;
  /** The same one of the year before; null where there is none, as for 29 February. */
  slotBefore: string | null;
  /** What that one covers, of a reading on site. */
  spanBefore: Span | null;
  /** What was used then, in m³; null where that is not known. */
  before: number | null;
  isBeforePartial: boolean;
  /** What is said of a day that stands out. */
  mark?: string;
};

/** What has been read of a meter. */
export type MeterRead = Measures & {
  kind: MeterKind;
  period: Period;
  today: Date;
  /** Of the year before; null where that is not known. */
  before: readonly Measure[] | null;
};

/** To the litre, since sums of decimals are not exact. */
export const sumVolumes = (volumes: readonly number[]): number =>
  // Adding 0 turns -0 into 0.
  Math.round(volumes.reduce((total, volume) => total + volume, 0) * 1_000) / 1_000 + 0;

const bySlot = (mode: Mode, measures: readonly Measure[]): Map<string, Measure[]> => {
  const slots = new Map<string, Measure[]>();
  for (const measure of measures) {
    const slot = toSlot(mode, measure.day);
    const sameSlot = slots.get(slot);
    if (sameSlot) sameSlot.push(measure);
    else slots.set(slot, [measure]);
  }
  return slots;
};

type Known = { volume: number | null; correction: number; isPartial: boolean; isEstimated: boolean };

/** What is known of a slot: its measures together. */
const combineMeasures = (measures: readonly Measure[] = []): Known => {
  const known = measures.flatMap(({ volume }) => volume ?? []);
  return {
    volume: known.length ? sumVolumes(known) : null,
    correction: sumVolumes(known.filter((volume) => volume < 0)),
    isPartial: known.length > 0 && known.length < measures.length,
    isEstimated: measures.some(({ isEstimated, volume }) => isEstimated && volume !== null),
  };
};

/** The last index of some measures. */
export const findLastIndex = (measures: readonly Measure[] = []): Index | null => {
  const last = measures.findLast(({ index }) => index !== null);
  return last && last.index !== null ? { day: last.day, shown: last.index } : null;
};

/** The same month or day of the year before; null for 29 February. */
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

/** The bars of a histogram, one a month or a day of its period; measures out of it are left out. */
export const toBars = (read: MeterRead): Bar[] => {
  const { period, today, measures, before } = read;
  const { mode } = period;
  const [slots, slotsBefore] = [bySlot(mode, measures), bySlot(mode, before ?? [])];
  const changes = meterChanges(measures);
  const current = toSlot(mode, isoDay(today));
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
      isPartial,
      isMeterChanged: changes.some(({ day }) => toSlot(mode, day) === slot),
      index: findLastIndex(slots.get(slot)),
      slotBefore,
      spanBefore: null,
      before: known.volume,
      isBeforePartial: known.isPartial,
    };
  });
};
