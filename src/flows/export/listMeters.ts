import { t } from '#locales/fr/export.ts';
import { meterKey } from '#machines/domain/consumption/meter.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { ListedMeters } from '#machines/export/export.setup.ts';
import { inPool } from '../../api/client/inPool.ts';
import { furtherPages } from '../../api/client/pages.ts';
import { searchMeters, searchMetersOfContract } from '../../api/consumption.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

const unknown = (): Failure => ({ kind: 'refused', message: t('unknownContract'), fields: {} });

/** Every meter of a contract, the pages after the first a few at a time (docs/rules.md#calls). */
export const listMeters = async (
  reference: string,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ListedMeters> => {
  const criteria = { reference, matricule: undefined, siteAddress: undefined };
  const { contracts } = await searchMeters({ criteria, page: 1 }, signal);
  const contract = contracts.find((found) => found.reference === reference);
  if (!contract || contract.meters.length === 0) throw unknown();
  const { meters, meterCount, name } = contract;
  let done = meters.length;
  onProgress(done, meterCount);
  const further = await inPool(
    furtherPages(meters.length, meterCount),
    async (page) => {
      const more = await searchMetersOfContract({ reference, criteria, page }, signal);
      done += more.length;
      onProgress(done, Math.max(meterCount, done));
      return more;
    },
    signal,
  );
  // Pages that have moved meanwhile may tell one twice.
  const byKey = new Map([...meters, ...further.flat()].map((meter) => [meterKey(meter), meter]));
  return { contract: { reference, name }, meters: [...byKey.values()] };
};
