import type { Readable } from '../domain/answer.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import { withListed } from '../domain/consumption/meterList.ts';
import { inPool } from './client/inPool.ts';
import { readMeterList } from './readMeterList.ts';

/** Every meter of the account that is read from afar. Rejects as soon as a page of them does not come. */
export const listRemoteMeters = async (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Readable<Meter>> => {
  const read = await readMeterList([], {
    signal,
    onProgress,
    callEach: async (pages, call) => ({
      fetched: await inPool(pages, async (page) => ({ ...page, ...(await call(page)) }), signal),
      missed: [],
    }),
  });
  const { meters, unread = [] } = withListed(null, read);
  return { items: meters.filter(({ kind }) => kind === 'TR'), unread };
};
