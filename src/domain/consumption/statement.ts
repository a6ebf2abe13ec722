import { dayAfter, type IsoDay, isoDay } from '../calendar.ts';
import { type Index, sumVolumes } from './bars.ts';
import {
  exportMonths,
  firstDayOfMonth,
  lastDayOfMonth,
  type TypedRange,
  withMissing,
} from './exportRange.ts';
import {
  countUnread,
  listCorrections,
  type Measure,
  type Measures,
  type MeterChange,
  meterChanges,
} from './measure.ts';
import type { MeterKind } from './meter.ts';
import type { Days } from './period.ts';
import { toSiteReadings } from './siteReadings.ts';

/** What one meter showed: at the start, then last; null where the calls do not say it. */
export type Register = {
  start: Index | null;
  end: Index | null;
  /** Put in the place of another within the period: its start is the first index that is known of it. */
  isReplacement: boolean;
};

/** What a certificate says of a meter over a period (docs/rules.md#certificate). */
export type Statement = {
  /** In m³; null where nothing is known. */
  volume: number | null;
  /** The meter, or those that followed one another there, oldest first. */
  registers: readonly Register[];
  /** What the indexes differ by, in m³; null where one is not known, or the meter was changed. */
  between: number | null;
  /** The first days of the months that lack a reading; of a meter read on site, the days of the visits that gave none. */
  missing: readonly IsoDay[];
  /** How many readings were received and cannot be read. */
  unreadCount: number;
  /** The days of the readings that are estimated. */
  estimated: readonly IsoDay[];
  /** Corrections of the volume, one per reading, in m³. */
  corrections: readonly { day: IsoDay; volume: number }[];
  /** What the volume covers: of readings on site, since the one before, whose day may not be known. */
  covered: { startDate: IsoDay | null; endDate: IsoDay } | null;
};

/** The last twelve months that are over. */
export const lastFullYear = (today: Date): TypedRange => {
  const months = exportMonths(today);
  return {
    mode: 'monthly',
    start_date: firstDayOfMonth(months[12] ?? ''),
    end_date: lastDayOfMonth(months[1] ?? '', today),
  };
};

/** How far before a period its first index is looked for, in days: the month before, or the visits of the year before. */
const lookBack = { TR: 31, SE: 366 };

/** What is asked for, so that the index before the period is known too. */
export const daysToRead = (kind: MeterKind, { startDate, endDate }: Days): Days => ({
  startDate: dayAfter(startDate, -lookBack[kind]),
  endDate,
});

const toIndexes = (measures: readonly Measure[]): Index[] =>
  measures.flatMap(({ day, index }) => (index === null ? [] : { day, shown: index }));

/** Registers, one for each meter. */
const toRegisters = (
  before: Index | null,
  within: readonly Index[],
  changes: readonly MeterChange[],
): Register[] => {
  const replaced = new Set(changes.map(({ day }) => day));
  const registers: Register[] = [{ start: before, end: null, isReplacement: false }];
  for (const index of within) {
    const current = registers.at(-1);
    if (replaced.has(index.day) || !current)
      registers.push({ start: index, end: index, isReplacement: true });
    else current.end = index;
  }
  return registers;
};

const findBetween = (registers: readonly Register[]): number | null => {
  const [{ start = null, end = null } = {}, ...others] = registers;
  return start && end && others.length === 0 ? sumVolumes([end.shown, -start.shown]) : null;
};

/** Whether the indexes do not differ by the volume: of indexes in whole m³, by more than one. */
export const isShortOfIndexes = ({ between, volume }: Pick<Statement, 'between' | 'volume'>): boolean =>
  between !== null && volume !== null && Math.abs(between - volume) > 1;

type Read = Measures & { kind: MeterKind; days: Days; today: Date };

const findCovered = ({ kind, measures, days }: Read, within: readonly Measure[]): Statement['covered'] => {
  if (kind === 'TR') return days;
  const readings = toSiteReadings(measures).filter(({ day }) =>
    within.some((measure) => measure.day === day),
  );
  const [first, last] = [readings[0], readings.at(-1)];
  return first && last ? { startDate: first.span.startDate, endDate: last.day } : null;
};

/** What the measures of a meter say of a period; an index or a reading that they do not hold is not made up. */
export const toStatement = (read: Read): Statement => {
  const { kind, measures, days, today } = read;
  const within = measures.filter(({ day }) => day >= days.startDate && day <= days.endDate);
  const volumes = within.flatMap(({ volume }) => volume ?? []);
  const before = toIndexes(measures.filter(({ day }) => day < days.startDate)).at(-1) ?? null;
  const due = withMissing(kind, within, { mode: 'monthly', ...days, today });
  const registers = toRegisters(before, toIndexes(within), meterChanges(measures));
  return {
    volume: volumes.length > 0 ? sumVolumes(volumes) : null,
    registers,
    between: findBetween(registers),
    missing: due.filter(({ volume, day }) => volume === null && day <= isoDay(today)).map(({ day }) => day),
    unreadCount: countUnread({ ...read, measures: within }),
    corrections: listCorrections(within),
    estimated: within
      .filter(({ isEstimated, volume }) => isEstimated && volume !== null)
      .map(({ day }) => day),
    covered: findCovered(read, within),
  };
};
