import {
  type MeterPage,
  type ReadMeters,
  type RemoteMeters,
  withListed,
} from '../domain/consumption/meterList.ts';
import { allUnread, type Gathered, pageSize } from '../domain/contract/contractPage.ts';
import { furtherPages, inPool, pagesFrom } from './client/pages.ts';
import { everyMeter, searchMeters, searchMetersOfContract } from './consumption.ts';

type Reading = {
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
  callEach: <Page extends MeterPage, Answer extends object>(
    pages: readonly Page[],
    call: (page: Page) => Promise<Answer>,
  ) => Promise<Gathered<Page, Answer>>;
};

/**
 * Loads all meters of the account: the pages of contracts, then the missing meters of each contract
 * (docs/rules.md#calls). If `missed` is not empty, loads only its pages. Rejects if the first page fails.
 */
export const readMeterList = async (
  missed: readonly MeterPage[],
  { signal, onProgress, callEach }: Reading,
): Promise<ReadMeters> => {
  let done = 0;
  const count = (total: number, more: number) => {
    done += more;
    onProgress(done, Math.max(total, done));
  };
  const search = async (page: number, total?: number) => {
    const found = await searchMeters({ criteria: everyMeter, page }, signal);
    // Counts contracts in the progress too, because a page of contracts may contain no meter.
    count(
      total ?? found.contractCount + found.rowCount,
      found.contracts.reduce((read, { meters }) => read + 1 + meters.length, 0),
    );
    return found;
  };
  const first = missed.length === 0 ? await search(1) : null;
  const total = first ? first.contractCount + first.rowCount : missed.length * pageSize;
  const ofContracts = await callEach(
    first
      ? pagesFrom(2, first.pageCount).map((page): MeterPage => ({ page }))
      : missed.filter(({ contract }) => !contract),
    ({ page }) => search(page, total),
  );
  const found = [...(first ? [first] : []), ...ofContracts.fetched];
  const contracts = found.flatMap((page) => page.contracts);
  const ofMeters = await callEach(
    [
      ...missed.flatMap(({ contract, page }) => (contract ? { contract, page } : [])),
      ...contracts.flatMap(({ reference, name, meters, unread, meterCount }) =>
        furtherPages(meters.length + unread.length, meterCount).map((page) => ({
          contract: { reference, name },
          page,
        })),
      ),
    ],
    async ({ contract: { reference }, page }) => {
      const { items: meters, unread } = await searchMetersOfContract(
        { reference, criteria: everyMeter, page },
        signal,
      );
      count(total, meters.length);
      return { meters, unread };
    },
  );
  return {
    contracts: [
      ...contracts.map(({ reference, name }) => ({ reference, name })),
      ...ofMeters.fetched.map(({ contract }) => contract),
    ],
    meters: [...contracts, ...ofMeters.fetched].flatMap(({ meters }) => meters),
    unread: found.flatMap(allUnread).concat(ofMeters.fetched.flatMap(({ unread }) => unread)),
    missed: [...ofContracts.missed, ...ofMeters.missed],
  };
};

export const listRemoteMeters = async (
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<RemoteMeters> => {
  const read = await readMeterList([], {
    signal,
    onProgress,
    callEach: async (pages, call) => ({
      fetched: await inPool(pages, async (page) => ({ ...page, ...(await call(page)) }), signal),
      missed: [],
    }),
  });
  const { contracts, meters, unread = [] } = withListed(null, read);
  const items = meters.filter(({ kind }) => kind === 'TR');
  return { items, unread, contracts, onSiteCount: meters.length - items.length };
};
