import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';

/** What names a meter in its address. */
export type MeterNamed = Pick<Meter, 'reference' | 'idPDS'>;

/** A meter, in its contract as far as the meters of the contract are read, in their order. */
export type FoundMeter = {
  contract: ConsumptionContract;
  meter: Meter;
  /** Its place among the meters of the contract, from 1. */
  rank: number;
  /** Those beside it, as the contract lists them; null at its ends. */
  previous: Meter | null;
  next: Meter | null;
};

/**
 * The meter among those read of a contract, from its first; null where it is not one of them, or where the one after it
 * is still to be read.
 */
export const meterAmong = (
  contract: ConsumptionContract,
  { reference, idPDS }: MeterNamed,
): FoundMeter | null => {
  const { meters, unread, meterCount } = contract;
  const index = contract.reference === reference ? meters.findIndex((meter) => meter.idPDS === idPDS) : -1;
  const [meter, next = null] = index < 0 ? [] : meters.slice(index, index + 2);
  if (!meter || (next === null && meters.length + unread.length < meterCount)) return null;
  return { contract, meter, rank: index + 1, previous: meters[index - 1] ?? null, next };
};
