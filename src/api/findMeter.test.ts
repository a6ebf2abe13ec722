import { beforeEach, expect, it, vi } from 'vitest';
import { answerAll, backOffice, type Call } from '#test/pendingCalls.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import { knownMeter, makeMeters } from '../domain/fixtures/consumption.ts';
import { pagesFrom } from './client/pages.ts';
import { findMeter } from './findMeter.ts';

const { reference } = knownMeter;

const bodyOf = ({ body }: Call) => body as { reference: string; currentPage: number };

const serve =
  (meters: readonly (Meter | { matriculeCompteur: string })[], nbCompteurTotal = meters.length) =>
  (call: Call) => {
    const { reference: searched, currentPage: page } = bodyOf(call);
    const compteursPro = meters.slice(5 * (page - 1), 5 * page);
    const roles = [{ role: 'TELERELEVE', enabled: true }];
    const contract = { reference, name: 'Fournil', nbCompteurTotal, roles, compteursPro };
    return Response.json({ clientCompteursPro: searched === reference ? [contract] : [] });
  };

const find = async (answer: ReturnType<typeof serve>, idPDS = 'PDS-nowhere', contract = reference) => {
  const office = backOffice();
  let isDone = false;
  const finding = findMeter({ reference: contract, idPDS }, new AbortController().signal);
  const end = () => {
    isDone = true;
  };
  finding.then(end, end);
  await answerAll(office, answer, () => isDone);
  return { office, found: await finding };
};

beforeEach(() => void standInBrowser());

it('finds a meter on the first page of its contract with only one request', async () => {
  const meters = makeMeters(60);
  const { office, found } = await find(serve(meters), meters[3]?.idPDS);
  expect(found).toMatchObject({
    contract: { reference, name: 'Fournil', meterCount: 60 },
    meter: { ...meters[3], kind: 'TR' },
    rank: 4,
    previous: { idPDS: meters[2]?.idPDS },
    next: { idPDS: meters[4]?.idPDS },
  });
  expect(office.requests.map(({ body }) => body)).toEqual([{ reference, currentPage: 1, itemsPerPage: 5 }]);
});

it.each<[string, { of: number; announced?: number; rank: number }, number]>([
  ['only the first page if this page contains the meter and the next meter', { of: 60, rank: 4 }, 1],
  ['the next page if the following meter is missing', { of: 7, rank: 5 }, 2],
  ['four pages at a time, until the meter is found', { of: 60, rank: 28 }, 9],
  ['the last of twelve pages', { of: 60, rank: 60 }, 12],
  ['the last meter of a contract with fewer meters than announced', { of: 7, announced: 12, rank: 7 }, 3],
  ['all pages for an unknown meter', { of: 12, rank: 13 }, 3],
  ['no further page after four empty pages', { of: 7, announced: 1_000_000, rank: 8 }, 9],
])('requests pages up to the meter and the next meter: %s', async (_, { of, announced, rank }, pageCount) => {
  const meters = makeMeters(of);
  const { office, found } = await find(serve(meters, announced), meters[rank - 1]?.idPDS);
  if (rank > of) expect(found).toBeNull();
  else
    expect(found).toMatchObject({
      rank,
      previous: meters[rank - 2],
      next: meters[rank] ?? null,
      contract: { meterCount: of },
    });
  expect(office.requests.map((call) => bodyOf(call).currentPage).sort((one, other) => one - other)).toEqual(
    pagesFrom(1, pageCount),
  );
  expect(office.state.most).toBeLessThanOrEqual(4);
});

it('counts a meter that is on two pages only once in the ranks of the later meters', async () => {
  const meters = makeMeters(8);
  const served = serve([...meters.slice(0, 5), ...meters.slice(4, 8)], 8);
  const { found } = await find(served, meters[5]?.idPDS);
  expect(found).toMatchObject({ rank: 6, previous: { idPDS: meters[4]?.idPDS } });
  expect(found?.contract.meters).toHaveLength(8);
});

it('finds a meter after a page of unreadable meters, and lists each unreadable meter once', async () => {
  const meters = makeMeters(30);
  const lost = Array.from({ length: 20 }, (_, rank) => ({ matriculeCompteur: `M${rank}` }));
  const served = serve([...meters.slice(0, 5), ...lost, ...meters.slice(25)]);
  const { found } = await find(served, meters[29]?.idPDS);
  expect(found).toMatchObject({ rank: 10, next: null, contract: { meterCount: 30 } });
  expect(found?.contract.unread).toEqual(
    expect.arrayContaining(lost.map(({ matriculeCompteur: name }) => ({ kind: 'meter', name }))),
  );
  expect(found?.contract.unread).toHaveLength(20);
});

it('throws a technical failure if a meter is missing and its contract has unreadable meters', async () => {
  const served = serve([...makeMeters(3), { matriculeCompteur: 'M1' }]);
  await expect(find(served)).rejects.toMatchObject({ kind: 'technical' });
});

it('returns null for a meter of an unknown contract', async () => {
  const { office, found } = await find(serve(makeMeters(3)), 'PDS000000', '981000009999');
  expect(found).toBeNull();
  expect(office.requests).toHaveLength(1);
});

it.each(['abc', '98-1000-0042-17', '9810000042170', ''])(
  'sends no request for the invalid contract reference %j',
  async (contract) => {
    const { office, found } = await find(serve(makeMeters(3)), 'PDS000000', contract);
    expect(found).toBeNull();
    expect(office.requests).toEqual([]);
  },
);

it('stops requesting pages of meters when the caller aborts its signal', async () => {
  const office = backOffice();
  const leaving = new AbortController();
  const finding = findMeter({ reference, idPDS: 'PDS-nowhere' }, leaving.signal).catch((reason) => reason);
  await vi.waitFor(() => expect(office.waiting).toHaveLength(1));
  const [first] = office.waiting;
  first?.answer(serve(makeMeters(60))(first));
  await vi.waitFor(() => expect(office.waiting).toHaveLength(4));
  leaving.abort();
  expect(await finding).toBeDefined();
  expect(office.requests.slice(1).map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(office.requests).toHaveLength(5);
});
