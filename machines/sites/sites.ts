import { type ConsumptionContract, type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import type { Trend } from '#src/domain/consumption/trend.ts';
import type { ReadEpisodes } from '#src/domain/consumption/watch/alarms.ts';
import type { Gathered, ReadContracts } from '#src/domain/contract/contractPage.ts';
import { notCome, nothingCame, withComeAgain } from '../export-file/exportFile.state.ts';

type Listed = ReadContracts<ConsumptionContract>;

export type SitesQuery = { meters: readonly Meter[]; today: Date };

export type ReadTrends = Gathered<{ meter: Meter }, { trend: Trend; unreadCount: number }>;

export type ReadLeaks = Gathered<{ meter: Meter }, ReadEpisodes>;

export type Known = {
  meters: readonly Meter[];
  /** False if the account may have other meters than the loaded ones. */
  isListed: boolean;
  meterCount: number;
  /** Order of the meters: by volume if all volumes are known, otherwise by diameter. */
  order: 'volume' | 'diameter';
};

export type Sites = Known & { most: number; trends: ReadTrends; leaks: ReadLeaks };

export const noneRead = { trends: nothingCame, leaks: nothingCame };

const keyOf = ({ meter }: { meter: Meter }): string => meterKey(meter);

/** Loaded meters that are read remotely, by decreasing volume or diameter (docs/rules.md#overview). */
export const knownOf = (
  { contracts, contractCount, rowCount }: Listed,
  volumeOf: (meter: Meter) => number | null,
): Known => {
  const sized = contracts
    .flatMap(({ meters }) => meters)
    .filter(({ kind }) => kind === 'TR')
    .map((meter) => ({ meter, volume: volumeOf(meter), diameter: meter.calibre }));
  const order = sized.every(({ volume }) => volume !== null) ? 'volume' : 'diameter';
  return {
    meters: sized.sort((one, other) => (other[order] ?? 0) - (one[order] ?? 0)).map(({ meter }) => meter),
    order,
    isListed:
      contracts.length >= contractCount &&
      contracts.every(({ meters, unread, meterCount }) => meters.length + unread.length >= meterCount),
    meterCount: rowCount,
  };
};

export const withAllMeters = ({ meters }: Known, all: readonly Meter[]) => {
  const known = new Set(meters.map(meterKey));
  return { meters: [...meters, ...all.filter((meter) => !known.has(meterKey(meter)))], isListed: true };
};

type Chosen = Pick<Sites, 'meters' | 'most'>;

const remaining = (
  { meters, most }: Chosen,
  { fetched, missed }: Gathered<{ meter: Meter }, object>,
): Meter[] =>
  notCome<{ meter: Meter }>(
    meters.slice(0, most).map((meter) => ({ meter })),
    [...fetched, ...missed],
    keyOf,
  ).map(({ meter }) => meter);

export const toReadOf = (sites: Chosen & Pick<Sites, 'trends'>): Meter[] => remaining(sites, sites.trends);

export const toCheckOf = (sites: Chosen & Pick<Sites, 'leaks'>): Meter[] => remaining(sites, sites.leaks);

export const withTrends = ({ trends }: Sites, came: ReadTrends) => ({
  trends: withComeAgain(trends, came, keyOf),
  failure: null,
});

export const withLeaks = ({ leaks }: Sites, came: ReadLeaks) => ({
  leaks: withComeAgain(leaks, came, keyOf),
});
