import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { t } from '#locales/fr/export.ts';
import type { ExportSource } from '#machines/export/export.setup.ts';
import { accountReferences, answerAll, backOffice, type Call, serveMeters } from '#test/pendingCalls.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { meterKey } from '../../domain/consumption/meter.ts';
import { makeMeters } from '../../domain/fixtures/consumption.ts';
import * as browser from '../../views/progress/reportProgress.ts';
import { consumptionExport } from './export.ports.ts';

const reference = '981000004217';

const start = (source: ExportSource) =>
  createActor(consumptionExport, { input: { today: new Date(2026, 10, 22), source } }).start();

type Flow = ReturnType<typeof start>;
type State = Parameters<ReturnType<Flow['getSnapshot']>['matches']>[0];
type Answer = (call: Call) => Response;

const reach = (office: ReturnType<typeof backOffice>, flow: Flow, state: State, answer: Answer) =>
  answerAll(office, answer, () => flow.getSnapshot().matches(state));

const firstProgress = (flow: Flow) => {
  const reported: { done: number; total: number }[] = [];
  flow
    .getSnapshot()
    .children.listMeters?.on('progressed', ({ done, total }) => reported.push({ done, total }));
  return reported;
};

const failing =
  (isBad: (call: Call) => boolean, answer: Answer): Answer =>
  (call) =>
    isBad(call) ? down() : answer(call);

const values = { mode: 'monthly', start_date: '2025-12-01', end_date: '2026-11-22', format: 'csv' } as const;

const startExport = (count: number, format: 'csv' | 'xlsx' = 'csv') => {
  const flow = start({ contracts: [{ reference, name: 'Fournil' }], meters: makeMeters(count, reference) });
  flow.send({ type: 'form.submitted', values: { ...values, format } });
  return flow;
};

const servePages = (count: number) => (call: Call) => {
  const { currentPage } = call.body as { currentPage: number };
  const meters = makeMeters(count, reference).slice(5 * (currentPage - 1), 5 * currentPage);
  return Response.json({
    clientCompteursPro: [{ reference, name: 'Fournil', nbCompteurTotal: count, compteursPro: meters }],
  });
};

const measured = () => Response.json({ measures: [{ date: '30/09/2026', volume: 1, index: 2, type: 'R' }] });
const down = () => Response.json({ code: '12' }, { status: 503 });
const pdsOf = ({ body }: Call) => (body as { id_PDS: string }).id_PDS;

beforeEach(() => {
  standInBrowser();
  vi.spyOn(browser, 'saveFile').mockImplementation(async () => {});
});

it('lists each meter of the contract once, with four requests at a time', async () => {
  const office = backOffice();
  const flow = start({ reference });
  const reported = firstProgress(flow);
  await reach(office, flow, 'choosing', servePages(58));
  expect(flow.getSnapshot().context.listed?.meters.map(({ idPDS }) => idPDS)).toEqual(
    makeMeters(58).map(({ idPDS }) => idPDS),
  );
  expect(office.state.most).toBe(4);
  expect(office.requests).toHaveLength(12);
  expect(reported[0]).toEqual({ done: 5, total: 58 });
});

const serveAccount = serveMeters((one) => makeMeters(7, one));

const listedKeys = (flow: Flow) => flow.getSnapshot().context.listed?.meters.map(meterKey);
const keysOf = (references: readonly string[]) =>
  references.flatMap((one) => makeMeters(7, one).map(meterKey));

it('lists each meter of the account once, sorted by contract, with four requests at a time', async () => {
  const office = backOffice();
  const flow = start({ reference: null });
  const reported = firstProgress(flow);
  await reach(office, flow, 'choosing', serveAccount);
  expect(listedKeys(flow)).toEqual(keysOf(accountReferences));
  expect(office.requests).toHaveLength(8);
  expect(office.state.most).toBe(4);
  // The first page contains 5 of the 6 contracts and 25 of the 42 meters.
  expect(reported[0]).toEqual({ done: 30, total: 48 });
});

it('excludes unreadable contracts, and repeats only the failed requests on retry', async () => {
  const office = backOffice();
  const flow = start({ reference: null });
  const bodyOf = ({ body }: Call) => body as { currentPage: number; reference?: string };
  const isBad = (call: Call) =>
    bodyOf(call).currentPage === 2 && [undefined, accountReferences[1]].includes(bodyOf(call).reference);
  await reach(office, flow, 'partlyListed', failing(isBad, serveAccount));
  expect(flow.getSnapshot().context.missedPages).toMatchObject([
    { page: 2 },
    { page: 2, contract: { reference: accountReferences[1] } },
  ]);
  const rest = start({ reference: null });
  await reach(office, rest, 'partlyListed', failing(isBad, serveAccount));
  rest.send({ type: 'rest.kept' });
  expect(listedKeys(rest)).toEqual(keysOf([0, 2, 3, 4].map((rank) => accountReferences[rank] ?? '')));

  office.requests.splice(0);
  flow.send({ type: 'retried' });
  await reach(office, flow, 'choosing', serveAccount);
  expect(
    office.requests.map(bodyOf).map(({ reference: named, currentPage }) => [named, currentPage]),
  ).toEqual([
    [undefined, 2],
    [accountReferences[1], 2],
    [accountReferences[5], 2],
  ]);
  expect(listedKeys(flow)).toEqual(keysOf(accountReferences));
});

it.each([
  ['another contract', () => Response.json({ clientCompteursPro: [{ reference: '98', compteursPro: [] }] })],
  ['an empty contract', () => Response.json({ clientCompteursPro: [{ reference, compteursPro: [] }] })],
])('returns the error unknownContract for an export if the response contains only %s', async (_, answer) => {
  const office = backOffice();
  const flow = start({ reference });
  await reach(office, flow, 'unlisted', answer);
  expect(flow.getSnapshot().context.failure).toMatchObject({
    kind: 'refused',
    message: t('unknownContract'),
  });
});

it('loads four meters at a time, and saves all meters after a retry of two failed meters', async () => {
  const office = backOffice();
  const flow = startExport(9);
  const isBad = (call: Call) => ['PDS000002', 'PDS000007'].includes(pdsOf(call));
  await reach(office, flow, 'incomplete', failing(isBad, measured));
  expect(office.state.most).toBe(4);
  expect(flow.getSnapshot().context.missed.map(({ meter }) => meter.idPDS)).toEqual([
    'PDS000002',
    'PDS000007',
  ]);
  office.requests.splice(0);
  flow.send({ type: 'retried' });
  await reach(office, flow, { choosing: 'saved' }, measured);
  expect([...new Set(office.requests.map(pdsOf))]).toEqual(['PDS000002', 'PDS000007']);
  const [file, name] = vi.mocked(browser.saveFile).mock.calls.at(-1) ?? [];
  expect(name).toBe('2026-11-22_98-1000-0042-17_2025-12_2026-11_mensuel.csv');
  const rows = (await file?.text())?.split('\r\n').slice(1, -1) ?? [];
  expect([...new Set(rows.map((row) => row.split(';')[2]))]).toEqual(
    makeMeters(9).map(({ matriculeCompteur }) => matriculeCompteur),
  );
});

it('aborts the pending requests of an export that the user cancels, and sends no more', async () => {
  const office = backOffice();
  const flow = startExport(9);
  await vi.waitFor(() => expect(office.waiting).toHaveLength(4));
  flow.send({ type: 'cancelled' });
  expect(office.requests.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(office.requests).toHaveLength(4);
});

class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.last = this;
  }
}

it.each<[string, (worker: FakeWorker, flow: Flow) => void, State]>([
  [
    'saved after the end of writing',
    (worker) => worker.onmessage?.({ data: new Blob(['PK']) }),
    { choosing: 'saved' },
  ],
  ['failed if the worker returns no file', (worker) => worker.onmessage?.({ data: null }), 'unwritten'],
  ['failed if the worker throws', (worker) => worker.onerror?.(), 'unwritten'],
  ['cancelled by the user', (_, flow) => flow.send({ type: 'cancelled' }), { choosing: 'ready' }],
])('writes a workbook in a web worker, then terminates the worker: %s', async (_, end, state) => {
  vi.stubGlobal('Worker', FakeWorker);
  const office = backOffice();
  const flow = startExport(1, 'xlsx');
  await reach(office, flow, 'writing', measured);
  await vi.waitFor(() => expect(FakeWorker.last?.postMessage).toHaveBeenCalledOnce());
  const worker = FakeWorker.last ?? expect.fail('No worker');
  end(worker, flow);
  await waitFor(flow, (snapshot) => snapshot.matches(state));
  expect(worker.terminate).toHaveBeenCalled();
});
