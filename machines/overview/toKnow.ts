import { daysBetween, type IsoDay, isoDay, parseFrenchDay } from '#src/domain/calendar.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import { searchable } from '#src/domain/search.ts';
import type { FirstContracts, Reach } from './firstContracts.ts';

/** What is to be known of the meters of an account. */
export type Fact =
  | { kind: 'unread'; reference: string; contractName: string; lastDay: IsoDay }
  | { kind: 'removed'; meter: Meter; contractName: string };

export type ToKnow = Reach & { facts: readonly Fact[] };

/** How many days without a reading are long: read from afar, a month; read on site, a year and a month (docs/rules.md#limits). */
const longWithoutReading = { TR: 31, SE: 396 };

const unreadIn = (
  { reference, name, meters, dateFinDerniereConsoRelevee }: ConsumptionContract,
  today: Date,
): Fact[] => {
  const lastDay = parseFrenchDay(dateFinDerniereConsoRelevee);
  const kind = meters.some((meter) => meter.kind === 'TR') ? 'TR' : 'SE';
  return lastDay !== null && daysBetween(lastDay, isoDay(today)) > longWithoutReading[kind]
    ? [{ kind: 'unread', reference, contractName: name, lastDay }]
    : [];
};

/** A meter that was taken out; no call says which one has taken its place. */
const isRemoved = ({ etatCompteur }: Meter): boolean => searchable(etatCompteur).startsWith('depose');

/** What is to be known of the meters that were read, what has waited longest first. */
export const toKnowOf = (
  { contracts, contractCount, unread: leftOut = [], readAt }: FirstContracts<ConsumptionContract>,
  today: Date,
): ToKnow => {
  const unread = contracts.flatMap((contract) => unreadIn(contract, today));
  const removed = contracts.flatMap(({ name, meters }) =>
    meters.filter(isRemoved).map((meter): Fact => ({ kind: 'removed', meter, contractName: name })),
  );
  const read = contracts.length + leftOut.filter(({ kind }) => kind === 'contract').length;
  return { facts: [...unread, ...removed], readAt, unread: leftOut, read, count: contractCount };
};
