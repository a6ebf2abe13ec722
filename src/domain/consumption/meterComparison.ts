import { type Bar, sumKnown, toBars } from './bars.ts';
import { countUnread, type Measures } from './measure.ts';
import { type Meter, meterKey } from './meter.ts';
import { isWithinReach, type Period, readPeriod, usualPeriod } from './period.ts';

export const [fewest, most] = [2, 4];

export type MeterMeasures = Measures & { meter: Meter };

/** Compared meter. `rank`: position among all selected meters, including those that failed to load. */
export type ComparedMeter = {
  meter: Meter;
  rank: number;
  bars: readonly Bar[];
  /** In m³; null if no volume is known. */
  total: number | null;
  unreadCount: number;
  isWhole: boolean;
};

export type ComparedSlot = { slot: string; bars: readonly Bar[]; sum: number | null; isWhole: boolean };

export type MeterComparison = {
  period: Period;
  meters: readonly ComparedMeter[];
  slots: readonly ComparedSlot[];
  sum: number | null;
  isWhole: boolean;
};

type Read = { chosen: readonly Meter[]; fetched: readonly MeterMeasures[]; period: Period; today: Date };

const isKnownWhole = ({ volume, isPartial }: Bar): boolean => volume !== null && !isPartial;
const isToCome = ({ volume, nature }: Bar): boolean => volume === null && nature === 'toCome';

export const compareMeters = ({ chosen, fetched, period, today }: Read): MeterComparison => {
  const meters = chosen.flatMap((meter, rank): ComparedMeter[] => {
    const read = fetched.find((each) => meterKey(each.meter) === meterKey(meter));
    if (!read) return [];
    const bars = toBars({ kind: 'TR', period, today, measures: read.measures, before: null });
    const total = sumKnown(bars.map(({ volume }) => volume));
    const unreadCount = countUnread(read);
    const isWhole = unreadCount === 0 && bars.every((bar) => isKnownWhole(bar) || isToCome(bar));
    return [{ meter, rank, bars, total, unreadCount, isWhole }];
  });
  const slots = (meters[0]?.bars ?? []).map(({ slot }, index): ComparedSlot => {
    const bars = meters.flatMap((meter) => meter.bars[index] ?? []);
    return {
      slot,
      bars,
      sum: sumKnown(bars.map(({ volume }) => volume)),
      isWhole: bars.every(isKnownWhole) || bars.every(isToCome),
    };
  });
  return {
    period,
    meters,
    slots,
    sum: sumKnown(meters.map(({ total }) => total)),
    isWhole:
      meters.length === chosen.length &&
      meters.every((meter) => meter.isWhole) &&
      slots.every(({ isWhole }) => isWhole),
  };
};

export type ComparisonShown = { keys: readonly string[]; period: Period };

export type ComparisonRequest = ComparisonShown & {
  /** True if the URL lists more than four meters; the comparison uses only the first four. */
  isCut: boolean;
  isPeriodWrong: boolean;
};

export const comparisonOfAddress = (parameters: URLSearchParams, today: Date): ComparisonRequest => {
  const keys = [...new Set(parameters.getAll('compteurs').filter(Boolean))];
  const named = parameters.get('periode');
  const read = readPeriod(named ?? '');
  const period = read && isWithinReach(read, today) ? read : null;
  return {
    keys: keys.slice(0, most),
    period: period ?? usualPeriod('monthly', today),
    isCut: keys.length > most,
    isPeriodWrong: named !== null && period === null,
  };
};

export const addressOfComparison = ({ keys, period }: ComparisonShown, today: Date): URLSearchParams =>
  new URLSearchParams([
    ...keys.map((key) => ['compteurs', key]),
    ...(period.name === usualPeriod('monthly', today).name ? [] : [['periode', period.name]]),
  ]);
