import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { overviewModel } from '#machines/overview/overview.model.ts';
import { answerAll, backOffice, type Call } from '#test/pendingCalls.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { clearVisitCaches } from '../../api/client/visitCache.ts';
import { overview } from './overview.ports.ts';

const { 'un compte qui a des contrats': input } = overviewModel.inputs;

type Served = { pages: number; count: number };

const referenceAt = (rank: number) => `9810000${String(rank).padStart(5, '0')}`;

const serve =
  ({ pages, count }: Served) =>
  ({ body, path }: Call) => {
    const { currentPage } = body as { currentPage: number };
    const contracts = Array.from({ length: 5 }, (_, rank) => ({
      reference: referenceAt(4 * currentPage + rank),
      facturesPro: [{ numeroFacture: 'F1', status: 'A', montantFacture: 10, dateEcheance: '01/10/2026' }],
    }));
    return Response.json(
      path === '/api/invoices'
        ? { clientFacturesPro: contracts, nbFactureFull: count, nbCodeRefFull: count }
        : { clientCompteursPro: contracts, nbCompteurFull: count, nbCodeRefFull: count },
      { headers: { 'x-pagination-page-count': String(pages) } },
    );
  };

const readFrom = async (served: Served) => {
  const office = backOffice();
  const actor = createActor(overview, { input }).start();
  await answerAll(office, serve(served), () => !actor.getSnapshot().hasTag('busy'));
  const pagesOf = (path: string) =>
    office.requests
      .filter((request) => request.path === path)
      .map(({ body }) => (body as { currentPage: number }).currentPage);
  return { pagesOf, context: actor.getSnapshot().context };
};

beforeEach(() => {
  standInBrowser();
  clearVisitCaches();
});

it.each([
  ['a page', 1, [1]],
  ['all pages if there are fewer than four', 3, [1, 2, 3]],
  ['at most four pages', 2000, [1, 2, 3, 4]],
])('loads from each list of the dashboard %s', async (_, pages, read) => {
  const { pagesOf } = await readFrom({ pages, count: 5 * pages });
  expect(pagesOf('/api/invoices')).toEqual(read);
  expect(pagesOf('/api/consumption/meters_list')).toEqual(read);
});

it('counts a contract once if two pages contain the contract, and keeps the total count', async () => {
  const { context } = await readFrom({ pages: 2000, count: 10_000 });
  expect(context.toPay).toMatchObject({ cents: { late: 17_000 }, read: 17, count: 10_000 });
  expect(context.alerts).toMatchObject({ read: 17, count: 10_000 });
});
