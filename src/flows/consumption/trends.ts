import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type ConsumptionContract, type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { sumTrends, type Trend, type TrendSum } from '../../domain/consumption/trend.ts';
import { type Failure, toFailure } from '../../domain/failure.ts';
import { createStore } from '../../ui/browser/store.ts';

export type TrendRead =
  | { status: 'waiting' }
  | { status: 'read'; trend: Trend }
  | { status: 'failed'; failure: Failure };

const waiting: TrendRead = { status: 'waiting' };

const concurrency = 4;

type Load = (meter: Meter, signal: AbortSignal) => Promise<Trend>;

type Known = readonly { meter: Meter; trend: Trend }[];

/** Loads 12 months of a meter when its row appears, at most four at a time (docs/rules.md#limits). */
export const createTrends = (load: Load, known: Known = []) => {
  const reads = createStore<ReadonlyMap<string, TrendRead>>(
    new Map(known.map(({ meter, trend }) => [meterKey(meter), { status: 'read', trend }])),
  );
  const meters = new Map(known.map(({ meter }) => [meterKey(meter), meter]));
  const shared = new Set(known.map(({ meter }) => meter.reference));
  const queue: Meter[] = [];
  const leaving = new AbortController();
  let running = 0;

  const set = (meter: Meter, read: TrendRead) => {
    if (leaving.signal.aborted) return;
    reads.write(new Map(reads.read()).set(meterKey(meter), read));
  };

  const next = () => {
    const meter = running < concurrency ? queue.shift() : undefined;
    if (!meter) return;
    running += 1;
    load(meter, leaving.signal)
      .then(
        (trend) => set(meter, { status: 'read', trend }),
        (thrown: unknown) => set(meter, { status: 'failed', failure: toFailure(thrown) }),
      )
      .finally(() => {
        running -= 1;
        next();
      });
    next();
  };

  return {
    subscribe: reads.subscribe,
    of: (meter: Meter): TrendRead => reads.read().get(meterKey(meter)) ?? waiting,
    request: (meter: Meter) => {
      const key = meterKey(meter);
      if (meters.has(key) && reads.read().get(key)?.status !== 'failed') return;
      meters.set(key, meter);
      set(meter, waiting);
      queue.push(meter);
      next();
    },
    /** Loaded trends of a contract, if all are loaded or if some were known before this page; else empty. */
    ofContract: ({ reference, meterCount }: Pick<ConsumptionContract, 'reference' | 'meterCount'>) => {
      const read = [...meters.values()]
        .filter((meter) => meter.reference === reference)
        .map((meter) => reads.read().get(meterKey(meter)))
        .flatMap((each) => (each?.status === 'read' ? [each.trend] : []));
      return read.length === meterCount || shared.has(reference) ? read : [];
    },
    leave: () => {
      queue.length = 0;
      leaving.abort();
    },
  };
};

export type Trends = ReturnType<typeof createTrends>;

/** Trends of the page. Without a provider, each trend stays `waiting`. */
export const TrendsContext = createContext(createTrends(() => new Promise(() => {})));

export const useTrend = (meter: Meter): TrendRead => {
  const trends = use(TrendsContext);
  return useSyncExternalStore(trends.subscribe, () => trends.of(meter));
};

export const useTotals = (meters: readonly Meter[]) => {
  const trends = use(TrendsContext);
  const isTotalKnown = useSyncExternalStore(trends.subscribe, () =>
    meters.every((meter) => trends.of(meter).status === 'read'),
  );
  const totalOf = (meter: Meter): number | null => {
    const read = trends.of(meter);
    return read.status === 'read' ? read.trend.total : null;
  };
  return { isTotalKnown, totalOf };
};

type ContractTrend = TrendSum & { isWhole: boolean };

export const useContractTrend = (contract: ConsumptionContract, today: Date): ContractTrend | null => {
  const trends = use(TrendsContext);
  const count = useSyncExternalStore(trends.subscribe, () => trends.ofContract(contract).length);
  return useMemo(
    () =>
      count > 0
        ? { ...sumTrends(trends.ofContract(contract), today), isWhole: count === contract.meterCount }
        : null,
    [count, trends, contract, today],
  );
};

export const useTrends = (load: Load, known?: () => Known): Trends => {
  const trends = useMemo(() => createTrends(load, known?.()), [load, known]);
  useEffect(() => () => trends.leave(), [trends]);
  return trends;
};
