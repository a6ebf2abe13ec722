import { beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { failures as words } from '#locales/fr/failures.ts';
import { answerAll, backOffice, type Call } from '#test/pendingCalls.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { readZip } from '#test/workbook/readZip.ts';
import {
  billingContract,
  knownCriteria,
  makeDueInvoice,
  makeInvoices,
} from '../../domain/fixtures/account.ts';
import * as browser from '../../views/progress/reportProgress.ts';
import { invoiceExport } from './invoiceExport.ports.ts';

const makePdf = ({ path }: Call) => new Response(`%PDF-1.4 ${path} %%EOF`);

const today = new Date(2026, 10, 21);

const start = () => createActor(invoiceExport, { input: { today, showsDueDates: true } }).start();

type Flow = ReturnType<typeof start>;

type State = Parameters<ReturnType<Flow['getSnapshot']>['matches']>[0];
type Answer = (call: Call) => Response;

const state = (flow: Flow, value: State) => waitFor(flow, (snapshot) => snapshot.matches(value));

const reach = (office: ReturnType<typeof backOffice>, flow: Flow, value: State, answer: Answer) =>
  answerAll(office, answer, () => flow.getSnapshot().matches(value));

const askDocuments = (count: number) => {
  const flow = start();
  const listed = makeInvoices(count).map((invoice) => makeDueInvoice(invoice, today));
  flow.send({ type: 'invoices.toggled', listed });
  flow.send({ type: 'documents.asked' });
  return flow;
};

const savedBy = () => {
  const save = vi.spyOn(browser, 'saveFile').mockImplementation(async () => {});
  return () => {
    const [file, name] = save.mock.calls.at(-1) ?? [];
    if (!file) throw new Error('The port saved no file');
    return { file, name };
  };
};

beforeEach(() => void standInBrowser());

it('writes all documents into a valid ZIP file, with four requests at a time', async () => {
  const office = backOffice();
  const saved = savedBy();
  const flow = askDocuments(27);
  await reach(office, flow, { choosing: 'saved' }, makePdf);
  expect(office.state.most).toBe(4);
  const { file, name } = saved();
  expect(name).toBe('Factures_2026-10-02.zip');
  const files = await readZip(file);
  expect([...files.keys()].slice(0, 2)).toEqual([
    '2026-10-02_F2026-009000_98-1000-0042-17.pdf',
    '2026-10-02_F2026-008999_98-1000-0042-17.pdf',
  ]);
  expect([...files.values()].map(String)).toEqual(
    makeInvoices(27).map(({ downloadLink }) => `%PDF-1.4 ${downloadLink} %%EOF`),
  );
  expect(flow.getSnapshot().context).toMatchObject({
    saved: { name, count: 27 },
    fetched: [],
    requested: [],
  });
  expect(flow.getSnapshot().context.selection.size).toBe(27);
});

it('reports the progress less often than documents arrive, but always for the last document', async () => {
  const office = backOffice();
  const flow = askDocuments(27);
  const reported: number[] = [];
  flow.getSnapshot().children.fetchDocuments?.on('progressed', ({ done }) => reported.push(done));
  await answerAll(office, makePdf, () => office.requests.length === 27);
  await vi.waitFor(() => expect(reported.at(-1)).toBe(23));
  expect(reported.length).toBeLessThan(23);
  flow.stop();
});

it('writes into the ZIP file a document of several MB that arrives in chunks', async () => {
  const office = backOffice();
  const saved = savedBy();
  const flow = askDocuments(2);
  const body = `%PDF-1.4 ${'x'.repeat(3 * 1024 * 1024)} %%EOF`;
  await reach(office, flow, { choosing: 'saved' }, () => new Response(body));
  const files = await readZip(saved().file);
  expect([...files.values()].map((file) => file.length)).toEqual([body.length, body.length]);
});

it('keeps loaded documents after a failure, and requests only the failed document on retry', async () => {
  const office = backOffice();
  const saved = savedBy();
  const flow = askDocuments(6);
  const isBad = ({ path }: Call) => path.endsWith('8998');
  const page = () => new Response('<html>', { headers: { 'Content-Type': 'application/pdf' } });
  await reach(office, flow, { collecting: 'incomplete' }, (call) => (isBad(call) ? page() : makePdf(call)));
  const [missed] = flow.getSnapshot().context.missed;
  expect(missed?.numeroFacture).toBe('F2026-008998');
  expect(missed?.failure.message).toBe(words.technical);
  office.requests.splice(0);
  flow.send({ type: 'retried' });
  await reach(office, flow, { choosing: 'saved' }, makePdf);
  expect(office.requests.map(({ path }) => path)).toEqual(['/api/invoice/download/F2026-008998']);
  expect((await readZip(saved().file)).size).toBe(6);
});

it('saves the loaded documents when the session expires, and sends no further request', async () => {
  const office = backOffice();
  const flow = askDocuments(6);
  await vi.waitFor(() => expect(office.waiting).toHaveLength(4));
  const [first] = office.waiting;
  first?.answer(makePdf(first));
  await vi.waitFor(() => expect(office.requests).toHaveLength(5));
  for (const pending of [...office.waiting]) pending.answer(new Response(null, { status: 401 }));
  await state(flow, { collecting: 'incomplete' });
  const { fetched, missed } = flow.getSnapshot().context;
  expect([fetched.length, missed.length]).toEqual([1, 5]);
  expect(missed[0]?.failure.message).toBe(words.expired);
  expect(office.requests).toHaveLength(5);
  flow.stop();
});

const makeContract = (reference: string, count: number) => ({
  reference,
  name: `Site ${reference}`,
  nbFacture: count,
  all: makeInvoices(count, reference),
});

const serveSearch = (contracts: readonly ReturnType<typeof makeContract>[]) => (call: Call) => {
  const { reference, currentPage } = call.body as { reference?: string; currentPage: number };
  const paged = reference
    ? contracts.filter((contract) => contract.reference === reference)
    : contracts.slice(5 * (currentPage - 1), 5 * currentPage);
  const from = reference ? 5 * (currentPage - 1) : 0;
  return Response.json(
    {
      clientFacturesPro: paged.map(({ all, ...contract }) => ({
        ...contract,
        facturesPro: all.slice(from, from + 5),
      })),
      nbFactureFull: contracts.reduce((sum, { nbFacture }) => sum + nbFacture, 0),
      nbCodeRefFull: contracts.length,
    },
    { headers: { 'x-pagination-page-count': String(Math.ceil(contracts.length / 5)) } },
  );
};

const status = { include: ['S' as const] };

const askEverything = () => {
  const flow = start();
  flow.send({ type: 'everything.chosen', criteria: { ...knownCriteria, status } });
  return flow;
};

it('lists all invoices of a search, with one request for each page', async () => {
  const contracts = [0, 3, 5, 6, 27, 1, 12].map((count, rank) => makeContract(`98100000000${rank}`, count));
  const office = backOffice();
  const flow = askEverything();
  const reported: { done: number; total: number }[] = [];
  flow
    .getSnapshot()
    .children.listInvoices?.on('progressed', ({ done, total }) => reported.push({ done, total }));
  await reach(office, flow, 'choosing', serveSearch(contracts));
  const { selection } = flow.getSnapshot().context;
  const expected = contracts.flatMap(({ reference, all }) =>
    all.map(({ numeroFacture }) => `${reference}/${numeroFacture}`),
  );
  expect([...selection.keys()].sort()).toEqual(expected.sort());
  expect(office.state.most).toBe(4);
  expect(
    [...selection.values()].every(({ contractName, reference }) => contractName === `Site ${reference}`),
  ).toBe(true);
  // Page 1 has 18 of the 54 invoices: 0 of the first contract, 3 of the second, 5 of each other contract.
  expect(reported[0]).toEqual({ done: 18, total: 54 });
  const requested = office.requests.map(({ body }) => {
    const { reference = 'all', currentPage } = body as { reference?: string; currentPage: number };
    return `${reference} ${currentPage}`;
  });
  expect(requested.sort()).toEqual([
    '981000000003 2',
    '981000000004 2',
    '981000000004 3',
    '981000000004 4',
    '981000000004 5',
    '981000000004 6',
    '981000000006 2',
    '981000000006 3',
    'all 1',
    'all 2',
  ]);
  for (const { body } of office.requests) expect(body).toMatchObject({ status });
  expect(office.requests[0]).toMatchObject({
    path: '/api/invoices',
    body: { startDate: '2025-11-21', endDate: '2026-11-21', currentPage: 1, itemsPerPage: 5 },
  });
});

it('requests each page of invoices once, and lists the unreadable invoices in the file', async () => {
  const office = backOffice();
  const saved = savedBy();
  const odd = (numeroFacture: string) => ({ ...makeInvoices(1)[0], numeroFacture, montantFacture: 'abc' });
  const { reference } = billingContract;
  const queries: unknown[] = [];
  const flow = askEverything();
  await reach(office, flow, 'choosing', ({ body }) => {
    const { currentPage, reference: of } = Object(body);
    queries.push([of ?? 'all', currentPage]);
    const facturesPro =
      currentPage === 1
        ? [...makeInvoices(4), odd('F-odd')]
        : [{ ...makeInvoices(1)[0], numeroFacture: 'F-last' }];
    return Response.json({ clientFacturesPro: [{ reference, nbFacture: 6, facturesPro }], nbCodeRefFull: 1 });
  });
  expect(queries).toEqual([
    ['all', 1],
    [reference, 2],
  ]);
  expect(flow.getSnapshot().context.selection.size).toBe(5);
  flow.send({ type: 'list.asked', format: 'csv' });
  await state(flow, { choosing: 'saved' });
  expect(await saved().file.text()).toContain('1 facture n’a pas pu être lue\u00a0: F-odd.');
});
