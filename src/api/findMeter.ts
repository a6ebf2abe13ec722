import { type FoundMeter, type MeterNamed, meterAmong } from '#machines/meter/foundMeter.ts';
import { meterCriteriaSchema } from '../domain/consumption/meterSearch.ts';
import { technical } from './client/failures.ts';
import { concurrency, furtherPages, loadPages } from './client/pages.ts';
import { searchMeters, searchMetersOfContract } from './consumption.ts';

/**
 * Finds a meter of the account, with the previous and next meters; null if not found. No call returns a
 * single meter, so the pages of its contract are loaded (docs/rules.md#meter-page). Throws if the meter may
 * be unreadable.
 */
export const findMeter = async (named: MeterNamed, signal: AbortSignal): Promise<FoundMeter | null> => {
  const { reference } = named;
  const criteria = meterCriteriaSchema.safeParse({ reference }).data;
  if (criteria?.reference !== reference) return null;
  const first = await searchMeters({ criteria, page: 1 }, signal);
  const contract = first.contracts.find((found) => found.reference === reference);
  if (!contract && first.unread.length > 0) throw technical();
  if (!contract) return null;

  const pages = furtherPages(contract.meters.length + contract.unread.length, contract.meterCount);
  // Two pages may contain the same meter, because the list may change between two calls.
  const loaded = new Map(contract.meters.map((meter) => [meter.idPDS, meter]));
  const unread = [...contract.unread];
  const read = (meterCount: number) =>
    meterAmong({ ...contract, unread, meters: [...loaded.values()], meterCount }, named);
  let found = read(contract.meterCount);
  while (!found && pages.length > 0) {
    const query = { reference, criteria, pages: pages.splice(0, concurrency) };
    const more = await loadPages(searchMetersOfContract, query, signal);
    const before = loaded.size;
    for (const meter of more.flatMap(({ items }) => items))
      if (!loaded.has(meter.idPDS)) loaded.set(meter.idPDS, meter);
    unread.push(...more.flatMap((page) => page.unread));
    // Stops after a page without a new meter, because the total of the back office may be too high.
    if (loaded.size === before && more.every((page) => page.unread.length === 0)) break;
    found = read(contract.meterCount);
  }
  // If the total of the back office was too high, the last loaded meter is the last meter of the contract.
  found ??= read(loaded.size + unread.length);
  if (!found && unread.length > 0) throw technical();
  return found;
};
