import { t } from '#locales/fr/export.ts';
import type { ExportRequest } from '#machines/export/export.schema.ts';
import type { ListRequest, MeasuredMeter } from '#machines/export/export.setup.ts';
import { technical } from '../../api/client/failures.ts';
import { gather } from '../../api/client/gather.ts';
import { furtherPages, inPool } from '../../api/client/pages.ts';
import { loadMeasures, searchMeters, searchMetersOfContract } from '../../api/consumption.ts';
import { gatherMeters } from '../../api/gatherMeters.ts';
import { loadMonthlyMeasures } from '../../api/monthlyMeasures.ts';
import { readMeterList } from '../../api/readMeterList.ts';
import type { Measure } from '../../domain/consumption/measure.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import type { ReadMeters } from '../../domain/consumption/meterList.ts';
import type { Failure } from '../../domain/failure.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

const unknown = (): Failure => ({ kind: 'refused', message: t('unknownContract'), fields: {} });

/** Lists the meters of a contract. Loads page 1, then the other pages in parallel (docs/rules.md#calls). */
const listOfContract = async (
  reference: string,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadMeters> => {
  const criteria = { reference, matricule: undefined, siteAddress: undefined };
  const { contracts } = await searchMeters({ criteria, page: 1 }, signal);
  const contract = contracts.find((found) => found.reference === reference);
  if (!contract || contract.meterCount === 0) throw unknown();
  const { meters, unread, meterCount, name } = contract;
  let done = meters.length;
  onProgress(done, meterCount);
  const further = await inPool(
    furtherPages(meters.length + unread.length, meterCount),
    async (page) => {
      const more = await searchMetersOfContract({ reference, criteria, page }, signal);
      done += more.items.length;
      onProgress(done, Math.max(meterCount, done));
      return more;
    },
    signal,
  );
  const all = [...meters, ...further.flatMap(({ items }) => items)];
  const lost = [...unread, ...further.flatMap((page) => page.unread)];
  if (all.length === 0 && lost.length > 0) throw technical();
  return { contracts: [{ reference, name }], meters: all, unread: lost, missed: [] };
};

/** Lists the meters to export. If a page fails, only the list of a single contract rejects. */
export const listMeters = (
  { reference, missed }: ListRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadMeters> =>
  reference === null
    ? readMeterList(missed, {
        signal,
        onProgress,
        callEach: (pages, call) => gather(pages, call, { signal, onProgress: () => {} }),
      })
    : listOfContract(reference, signal, onProgress);

/** Earlier measures, for the first meter index. After a failure, the file continues without them. */
const loadBefore = async (
  { meter, mode, startDate }: Pick<ExportRequest, 'mode' | 'startDate'> & { meter: Meter },
  signal: AbortSignal,
): Promise<Measure[]> => {
  if (meter.kind === 'TR' && mode === 'daily') return [];
  try {
    const { measures } = await loadMonthlyMeasures(meter, new Date(), signal);
    return measures.filter(({ day }) => day < startDate);
  } catch {
    signal.throwIfAborted();
    return [];
  }
};

export const fetchMeasures = gatherMeters<ExportRequest, Omit<MeasuredMeter, 'meter'>>(
  async ({ meter, mode, startDate, endDate }, signal) => {
    const read = await loadMeasures({ meter, mode, startDate, endDate }, signal);
    if (read.measures.length === 0) return read;
    return { ...read, before: await loadBefore({ meter, mode, startDate }, signal) };
  },
);
