import { type ConsumptionContract, type Meter, meterKey } from '#src/domain/consumption/meter.ts';
import type { Trend } from '#src/domain/consumption/trend.ts';
import type { ReadEpisodes } from '#src/domain/consumption/watch/alarms.ts';
import type { Gathered, ReadContracts } from '#src/domain/contract/contractPage.ts';
import { remaining } from '../meter/meterBatches.state.ts';

type Listed = ReadContracts<ConsumptionContract>;

export type SitesQuery = { meters: readonly Meter[]; today: Date };

export type ReadTrends = Gathered<{ meter: Meter }, { trend: Trend; unreadCount: number }>;

export type ReadLeaks = Gathered<{ meter: Meter }, ReadEpisodes>;

export type Known = {
  meters: readonly Meter[];
  /** False if the account may have other meters than the loaded ones. */
  isListed: boolean;
  meterCount: number;
  /** Order of the meters: by volume if all volumes are known, else by diameter. */
  order: 'volume' | 'diameter';
};

export type Sites = Known & { most: number; trends: ReadTrends; leaks: ReadLeaks };

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

export const toReadOf = ({ meters, most, trends }: Chosen & Pick<Sites, 'trends'>): Meter[] =>
  remaining({ meters: meters.slice(0, most), ...trends });

export const toCheckOf = ({ meters, most, leaks }: Chosen & Pick<Sites, 'leaks'>): Meter[] =>
  remaining({ meters: meters.slice(0, most), ...leaks });
