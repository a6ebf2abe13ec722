import { daysBetween, type IsoDay, isoDay, readDay } from '#src/domain/calendar.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import type { Reach, ReadContracts } from '#src/domain/contract/contractPage.ts';
import { searchable } from '#src/domain/search.ts';

export type Fact =
  | { kind: 'unread'; reference: string; contractName: string; lastDay: IsoDay }
  | { kind: 'removed'; meter: Meter; contractName: string };

export type Metered = ReadContracts<ConsumptionContract>;

export type Alerts = Reach & { facts: readonly Fact[]; upToDateCount: number };

/** Days without a reading after which the dashboard warns about a contract (docs/rules.md#limits). */
const longWithoutReading = { TR: 31, SE: 396 };

const isLate = (meters: readonly Meter[], lastDay: IsoDay, today: Date): boolean => {
  const kind = meters.some((meter) => meter.kind === 'TR') ? 'TR' : 'SE';
  return daysBetween(lastDay, isoDay(today)) > longWithoutReading[kind];
};

/** True if the utility has removed the meter. No call returns the meter that replaces it. */
const isRemoved = ({ etatCompteur }: Meter): boolean => searchable(etatCompteur).startsWith('depose');

export const alertsOf = (
  { contracts, contractCount, unread: leftOut = [] }: Metered,
  today: Date,
): Alerts => {
  const dated = contracts.flatMap(({ reference, name, meters, dateFinDerniereConsoRelevee }) => {
    const lastDay = readDay(dateFinDerniereConsoRelevee);
    if (lastDay === null) return [];
    const fact: Fact = { kind: 'unread', reference, contractName: name, lastDay };
    return [{ fact, isLate: isLate(meters, lastDay, today) }];
  });
  const unread = dated.flatMap(({ fact, isLate }) => (isLate ? fact : []));
  const removed = contracts.flatMap(({ name, meters }) =>
    meters.filter(isRemoved).map((meter): Fact => ({ kind: 'removed', meter, contractName: name })),
  );
  const read = contracts.length + leftOut.filter(({ kind }) => kind === 'contract').length;
  return {
    facts: [...unread, ...removed],
    upToDateCount: dated.length - unread.length,
    unread: leftOut,
    read,
    count: contractCount,
  };
};
