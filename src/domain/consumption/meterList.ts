import type { Unread } from '../answer.ts';
import type { Failure } from '../failure.ts';
import { type ConsumptionContract, type Meter, meterKey } from './meter.ts';

/** A contract, as far as what names it. */
export type ListedContract = Pick<ConsumptionContract, 'reference' | 'name'>;

/** Meters, with the contracts that they belong to. */
export type ListedMeters = {
  contracts: readonly ListedContract[];
  meters: readonly Meter[];
  /** Contracts and meters left out, since they cannot be read; none unless said. */
  unread?: readonly Unread[];
};

/** A page of the meters of a contract; where none is named, of the contracts of the account with their first meters. */
export type MeterPage = { page: number; contract?: ListedContract };

export type MissedPage = MeterPage & { failure: Failure };

/** What was read of the meters of the account, and the pages that did not come. */
export type ReadMeters = ListedMeters & { missed: readonly MissedPage[] };

export type MetersOfContract = { contract: ListedContract; meters: readonly Meter[] };

/** The meters of each contract that has some, in the order of the contracts. */
export const groupByContract = ({
  contracts,
  meters,
}: Pick<ListedMeters, 'contracts' | 'meters'>): MetersOfContract[] => {
  const byReference = new Map<string, Meter[]>();
  for (const meter of meters) {
    const own = byReference.get(meter.reference);
    if (own) own.push(meter);
    else byReference.set(meter.reference, [meter]);
  }
  return contracts.flatMap((contract) => {
    const own = byReference.get(contract.reference);
    return own ? [{ contract, meters: own }] : [];
  });
};

const ofGroups = (groups: readonly MetersOfContract[], unread: readonly Unread[] = []): ListedMeters => ({
  unread,
  contracts: groups.map(({ contract }) => contract),
  meters: groups.flatMap(({ meters }) => meters),
});

/** What was read before with what comes: each meter once, contract after contract; a contract without a meter is left out. */
export const withListed = (before: ListedMeters | null, came: ListedMeters): ListedMeters => {
  const contracts = [...(before?.contracts ?? []), ...came.contracts];
  const meters = [...(before?.meters ?? []), ...came.meters];
  // Pages that have moved meanwhile may hold one twice.
  return ofGroups(
    groupByContract({
      contracts: [...new Map(contracts.map((contract) => [contract.reference, contract])).values()],
      meters: [...new Map(meters.map((meter) => [meterKey(meter), meter])).values()],
    }),
    [...(before?.unread ?? []), ...(came.unread ?? [])],
  );
};

/** The contracts whose meters have all come, with them. */
export const wholeContracts = (listed: ListedMeters, missed: readonly MeterPage[]): ListedMeters => {
  const partial = new Set(missed.map(({ contract }) => contract?.reference));
  return ofGroups(
    groupByContract(listed).filter(({ contract }) => !partial.has(contract.reference)),
    listed.unread,
  );
};
