import { beforeEach, expect, it } from 'vitest';
import { answerAll, backOffice, type Call } from '#test/pendingCalls.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { clearVisitCaches } from './client/visitCache.ts';
import { loadPendingInvoices } from './pendingInvoices.ts';

const invoice = (rank: number) => ({ numeroFacture: `F${rank}`, status: 'A', montantFacture: 10 });

/** Responds with one of three pages. Each page has one contract. The first one has five of seven invoices. */
const serve = ({ body }: Call) => {
  const { currentPage, reference } = body as { currentPage: number; reference?: string };
  const numbers = reference ? [6, 7] : [1, 2, 3, 4, 5];
  const contract =
    reference || currentPage === 1
      ? { reference: '981', nbFacture: 7, facturesPro: numbers.map(invoice) }
      : { reference: `98${currentPage}`, facturesPro: [invoice(8)] };
  return Response.json(
    { clientFacturesPro: [contract], nbFactureFull: 9, nbCodeRefFull: 3 },
    { headers: { 'x-pagination-page-count': '3' } },
  );
};

const today = new Date(2026, 10, 22);

beforeEach(() => {
  standInBrowser();
  clearVisitCaches();
});

it('requests all pages of ten years of unpaid invoices only once per session', async () => {
  const office = backOffice();
  const { signal } = new AbortController();
  const read = async (mostPages?: number) => {
    let isDone = false;
    const answer = loadPendingInvoices({ today, mostPages }, signal).finally(() => {
      isDone = true;
    });
    await answerAll(office, serve, () => isDone);
    return answer;
  };
  const some = await read(2);
  expect(some.contracts.map(({ invoices }) => invoices.length)).toEqual([7, 1]);
  expect(office.requests).toHaveLength(3);
  const all = await read();
  expect(all).toMatchObject({ contractCount: 3, rowCount: 9 });
  expect(all.contracts.map(({ reference }) => reference)).toEqual(['981', '982', '983']);
  expect(office.requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      pending: true,
      startDate: '2016-11-22',
      endDate: '2026-11-22',
      currentPage: 1,
    }),
    expect.objectContaining({ currentPage: 2, itemsPerPage: 5 }),
    expect.objectContaining({ reference: '981', pending: true, currentPage: 2 }),
    expect.objectContaining({ currentPage: 3 }),
  ]);
});
