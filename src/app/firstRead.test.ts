import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstReadOf } from './firstRead.ts';
import type { RoutePath } from './routePaths.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22) });
});
afterEach(() => {
  vi.useRealTimers();
});

const meterPage = '/espace-consommation/:kind/:reference/:idPDS';

const read = (page: RoutePath, pathname: string, search = '') =>
  firstReadOf({ dataset: { page } } as unknown as HTMLElement, { pathname, search });

const path = '/api/consumption/meters_list';

it.each([
  [
    read('/espace-facturation', '/espace-facturation'),
    '/api/invoices',
    { startDate: '2025-11-22', endDate: '2026-11-22', currentPage: 1, itemsPerPage: 5 },
  ],
  [read('/espace-consommation', '/espace-consommation/'), path, { currentPage: 1, itemsPerPage: 5 }],
  [
    read(meterPage, '/espace-consommation/TR/981000000037/PDS1', '?modale=fiche'),
    path,
    { reference: '981000000037', currentPage: 1, itemsPerPage: 5 },
  ],
])('asks what the page asks: %o', (asked, path, json) => {
  expect(asked).toEqual({ method: 'post', path, json });
});

it.each([
  ['a search', read('/espace-facturation', '/espace-facturation', '?reference=98')],
  ['a search of meters', read('/espace-consommation', '/espace-consommation', '?matricule=D21')],
  ['what is no reference', read(meterPage, '/espace-consommation/TR/98%2F1/PDS1')],
  ['a page that a role opens', read('/espace-admin', '/espace-admin')],
  ['a page of the profile', read('/', '/')],
  ['a public page', read('/cgu', '/cgu')],
])('leaves %s to the code of the page', (_, asked) => {
  expect(asked).toBeNull();
});
