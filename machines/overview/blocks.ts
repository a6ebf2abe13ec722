import { daysBetween, type IsoDay, isoDay, readDay } from '#src/domain/calendar.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import type { Reach, ReadContracts } from '#src/domain/contract/contractPage.ts';
import { searchable } from '#src/domain/search.ts';

export type Fact =
  | { kind: 'unread'; reference: string; contractName: string; lastDay: IsoDay }
  | { kind: 'removed'; meter: Meter; contractName: string };

export type ToKnow = Reach & { facts: readonly Fact[] };

/** Days without a reading that are reported: a month, 13 months if read on site (docs/rules.md#limits). */
const longWithoutReading = { TR: 31, SE: 396 };

const unreadIn = (
  { reference, name, meters, dateFinDerniereConsoRelevee }: ConsumptionContract,
  today: Date,
): Fact[] => {
  const lastDay = readDay(dateFinDerniereConsoRelevee);
  const kind = meters.some((meter) => meter.kind === 'TR') ? 'TR' : 'SE';
  return lastDay !== null && daysBetween(lastDay, isoDay(today)) > longWithoutReading[kind]
    ? [{ kind: 'unread', reference, contractName: name, lastDay }]
    : [];
};

/** True for a meter that was removed; no call gives its replacement. */
const isRemoved = ({ etatCompteur }: Meter): boolean => searchable(etatCompteur).startsWith('depose');

export const toKnowOf = (
  { contracts, contractCount, unread: leftOut = [], readAt }: ReadContracts<ConsumptionContract>,
  today: Date,
): ToKnow => {
  const unread = contracts.flatMap((contract) => unreadIn(contract, today));
  const removed = contracts.flatMap(({ name, meters }) =>
    meters.filter(isRemoved).map((meter): Fact => ({ kind: 'removed', meter, contractName: name })),
  );
  const read = contracts.length + leftOut.filter(({ kind }) => kind === 'contract').length;
  return { facts: [...unread, ...removed], readAt, unread: leftOut, read, count: contractCount };
};
