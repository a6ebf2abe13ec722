import * as z from 'zod/mini';
import { isoDay } from '../calendar.ts';
import { type Bar, sumVolumes, toBars } from './bars.ts';
import { countUnread, type Measures } from './measure.ts';
import { type Meter, meterKey } from './meter.ts';
import { isWithinReach, type Period, periodOn } from './period.ts';

/** How many meters are compared (docs/rules.md#comparison). */
export const [fewest, most] = [2, 4];

/** What was read of a meter over a period. */
export type MeterMeasures = Measures & { meter: Meter };

/** A meter that is compared: what tells it from the others is its rank among those chosen, read or not. */
export type ComparedMeter = {
  meter: Meter;
  rank: number;
  /** One a month or a day of the period. */
  bars: readonly Bar[];
  /** What is known, in m³; null where nothing is. */
  total: number | null;
  /** How many of its readings cannot be read: the total lacks them. */
  unreadCount: number;
  /** Nothing is missing from the total. */
  isWhole: boolean;
};

/** A month or a day of several meters. */
export type ComparedSlot = {
  slot: string;
  /** In the order of the meters. */
  bars: readonly Bar[];
  /** What is known of all together, in m³; null where nothing is. */
  sum: number | null;
  /** Nothing is missing from it. */
  isWhole: boolean;
};

/** What several meters have measured over one period, side by side. */
export type MeterComparison = {
  period: Period;
  meters: readonly ComparedMeter[];
  slots: readonly ComparedSlot[];
  sum: number | null;
  isWhole: boolean;
};

type Read = { chosen: readonly Meter[]; fetched: readonly MeterMeasures[]; period: Period; today: Date };

/** What is missing is not a zero: a sum of nothing known is not known. */
const sumOf = (volumes: readonly (number | null)[]): number | null => {
  const known = volumes.filter((volume) => volume !== null);
  return known.length > 0 ? sumVolumes(known) : null;
};

const isKnownWhole = ({ volume, isPartial }: Bar): boolean => volume !== null && !isPartial;
const isToCome = ({ volume, nature }: Bar): boolean => volume === null && nature === 'toCome';

/** The comparison of the meters that were read, among those chosen (docs/rules.md#comparison). */
export const compareMeters = ({ chosen, fetched, period, today }: Read): MeterComparison => {
  const meters = chosen.flatMap((meter, rank): ComparedMeter[] => {
    const read = fetched.find((each) => meterKey(each.meter) === meterKey(meter));
    if (!read) return [];
    const bars = toBars({ kind: 'TR', period, today, measures: read.measures, before: null });
    const total = sumOf(bars.map(({ volume }) => volume));
    const unreadCount = countUnread(read);
    const isWhole = unreadCount === 0 && bars.every((bar) => isKnownWhole(bar) || isToCome(bar));
    return [{ meter, rank, bars, total, unreadCount, isWhole }];
  });
  const slots = (meters[0]?.bars ?? []).map(({ slot }, index): ComparedSlot => {
    const bars = meters.flatMap((meter) => meter.bars[index] ?? []);
    return {
      slot,
      bars,
      sum: sumOf(bars.map(({ volume }) => volume)),
      isWhole: bars.every(isKnownWhole) || bars.every(isToCome),
    };
  });
  return {
    period,
    meters,
    slots,
    sum: sumOf(meters.map(({ total }) => total)),
    isWhole:
      meters.length === chosen.length &&
      meters.every((meter) => meter.isWhole) &&
      slots.every(({ isWhole }) => isWhole),
  };
};

/** Which meters are compared, by their keys, and over which period. */
export type ComparisonShown = { keys: readonly string[]; period: Period };

/** What an address asks to compare, and what of it could not be followed. */
export type ComparisonRequest = ComparisonShown & {
  /** It names more meters than are compared: the first ones are. */
  isCut: boolean;
  /** Its period is not one, or no measures are kept of it: the current year is shown. */
  isPeriodWrong: boolean;
};

const periodSchema = z.union([
  z.pipe(
    z.string().check(z.regex(/^\d{4}$/)),
    z.transform((name): Period => ({ mode: 'monthly', name })),
  ),
  z.pipe(
    z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    z.transform((name): Period => ({ mode: 'daily', name })),
  ),
]);

const usualPeriod = (today: Date): Period => periodOn('monthly', isoDay(today));

/** The comparison of an address (docs/rules.md#comparison). Whether its meters are of the account, the list of these says. */
export const comparisonOfAddress = (parameters: URLSearchParams, today: Date): ComparisonRequest => {
  const keys = [...new Set(parameters.getAll('compteurs').filter(Boolean))];
  const named = parameters.get('periode');
  const parsed = periodSchema.safeParse(named);
  const period = parsed.success && isWithinReach(parsed.data, today) ? parsed.data : null;
  return {
    keys: keys.slice(0, most),
    period: period ?? usualPeriod(today),
    isCut: keys.length > most,
    isPeriodWrong: named !== null && period === null,
  };
};

/** A comparison as an address holds it; the current year goes without saying. */
export const addressOfComparison = ({ keys, period }: ComparisonShown, today: Date): URLSearchParams =>
  new URLSearchParams([
    ...keys.map((key) => ['compteurs', key]),
    ...(period.name === usualPeriod(today).name ? [] : [['periode', period.name]]),
  ]);
