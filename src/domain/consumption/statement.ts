import { dayAfter, type IsoDay, isoDay } from '../calendar.ts';
import { type Index, sumKnown, sumVolumes } from './bars.ts';
import { withMissing } from './exportRange.ts';
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
import { type Span, toSiteReadings } from './siteReadings.ts';

export type Register = {
  start: Index | null;
  end: Index | null;
  /** True if the meter replaced another during the period. Its start index is then its first known index. */
  isReplacement: boolean;
};

export type Statement = {
  /** In m³; null if unknown. */
  volume: number | null;
  registers: readonly Register[];
  /** Difference between the end and start indexes, in m³; null if unknown or if the meter was replaced. */
  between: number | null;
  /** Days of missing readings. For a missing month, its first day. */
  missing: readonly IsoDay[];
  unreadCount: number;
  estimated: readonly IsoDay[];
  /** Corrections that the volume includes, in m³. */
  corrections: readonly { day: IsoDay; volume: number }[];
  /** Days that the volume covers. `startDate` is null if the on-site reading before the period is unknown. */
  covered: Span | null;
};

/** Maximum number of days between the start index and the start of the period, by kind of meter. */
const lookBack = { TR: 31, SE: 366 };

export const daysToRead = (kind: MeterKind, { startDate, endDate }: Days): Days => ({
  startDate: dayAfter(startDate, -lookBack[kind]),
  endDate,
});

const toIndexes = (measures: readonly Measure[]): Index[] =>
  measures.flatMap(({ day, index }) => (index === null ? [] : { day, shown: index }));

const toRegisters = (before: Index | null, within: readonly Index[], changes: readonly MeterChange[]) => {
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

/** True if the volume differs from the index difference by more than 1 m³, the precision of indexes. */
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

export const toStatement = (read: Read): Statement => {
  const { kind, measures, days, today } = read;
  const within = measures.filter(({ day }) => day >= days.startDate && day <= days.endDate);
  const before = toIndexes(measures.filter(({ day }) => day < days.startDate)).at(-1) ?? null;
  const due = withMissing(kind, within, { mode: 'monthly', ...days, today });
  const registers = toRegisters(before, toIndexes(within), meterChanges(measures));
  return {
    volume: sumKnown(within.map(({ volume }) => volume)),
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
