import { type Meter, meterKey } from '#machines/domain/consumption/meter.ts';
import { inPool } from './client/inPool.ts';
import { furtherPages, pagesFrom } from './client/pages.ts';
import { searchMeters, searchMetersOfContract } from './consumption.ts';

const criteria = { reference: undefined, matricule: undefined, siteAddress: undefined };

/**
 * Every meter of the account that is read from afar: the pages of contracts, then the further pages of each contract that holds
 * fewer meters than it has (docs/rules.md#calls). Rejects as soon as one of them does not come.
 */
export const listRemoteMeters = async (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<readonly Meter[]> => {
  let done = 0;
  const count = (total: number, more: number) => {
    done += more;
    onProgress(done, Math.max(total, done));
  };
  const search = async (page: number) => {
    const found = await searchMeters({ criteria, page }, signal);
    count(found.rowCount, found.contracts.flatMap(({ meters }) => meters).length);
    return found;
  };
  const first = await search(1);
  const others = await inPool(pagesFrom(2, first.pageCount), search, signal);
  const contracts = [first, ...others].flatMap((page) => page.contracts);
  const further = await inPool(
    contracts.flatMap(({ reference, meters, meterCount }) =>
      furtherPages(meters.length, meterCount).map((page) => ({ reference, page })),
    ),
    async ({ reference, page }) => {
      const meters = await searchMetersOfContract({ reference, criteria, page }, signal);
      count(first.rowCount, meters.length);
      return meters;
    },
    signal,
  );
  const all = [...contracts.flatMap(({ meters }) => meters), ...further.flat()];
  // Pages that have moved meanwhile may tell one twice.
  const byKey = new Map(all.map((meter) => [meterKey(meter), meter]));
  return [...byKey.values()].filter(({ kind }) => kind === 'TR');
};
