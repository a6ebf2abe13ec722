import type { Readable, Unread } from '../answer.ts';
import type { Failure } from '../failure.ts';
import { groupBy, uniqueBy } from '../lists.ts';
import { type ConsumptionContract, type Meter, meterKey } from './meter.ts';

export type ListedContract = Pick<ConsumptionContract, 'reference' | 'name'>;

export type ListedMeters = {
  contracts: readonly ListedContract[];
  meters: readonly Meter[];
  unread?: readonly Unread[];
};

export type RemoteMeters = Readable<Meter> & { contracts: readonly ListedContract[]; onSiteCount: number };

/** Page of the meters of `contract`; without `contract`, page of contracts with their first meters. */
export type MeterPage = { page: number; contract?: ListedContract };

export type MissedPage = MeterPage & { failure: Failure };

export type ReadMeters = ListedMeters & { missed: readonly MissedPage[] };

export type MetersOfContract = { contract: ListedContract; meters: readonly Meter[] };

export const groupByContract = ({
  contracts,
  meters,
}: Pick<ListedMeters, 'contracts' | 'meters'>): MetersOfContract[] => {
  const byReference = groupBy(meters, ({ reference }) => reference);
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

/** Adds loaded meters to a list, grouped by contract. Omits duplicates and contracts without meters. */
export const withListed = (before: ListedMeters | null, came: ListedMeters): ListedMeters => {
  const contracts = [...(before?.contracts ?? []), ...came.contracts];
  const meters = [...(before?.meters ?? []), ...came.meters];
  // Two pages may contain the same meter, because the list may change between two calls.
  return ofGroups(
    groupByContract({
      contracts: uniqueBy(contracts, ({ reference }) => reference),
      meters: uniqueBy(meters, meterKey),
    }),
    [...(before?.unread ?? []), ...(came.unread ?? [])],
  );
};

export const wholeContracts = (listed: ListedMeters, missed: readonly MeterPage[]): ListedMeters => {
  const partial = new Set(missed.map(({ contract }) => contract?.reference));
  return ofGroups(
    groupByContract(listed).filter(({ contract }) => !partial.has(contract.reference)),
    listed.unread,
  );
};
