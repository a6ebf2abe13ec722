import { beforeEach, expect, it, vi } from 'vitest';
import { type RoutePath, routes } from '../routes.ts';
import { findFirstRead } from './firstRead.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22) });
});

const meterPage = '/espace-consommation/:kind/:reference/:idPDS';

const read = (page: RoutePath, pathname: string, search = '') =>
  findFirstRead(
    { dataset: { read: routes.find((route) => route.path === page)?.firstRead } } as unknown as HTMLElement,
    { pathname, search },
  );

const path = '/api/consumption/meters_list';

it('requests the invoices of the last twelve months', () => {
  expect(read('/espace-facturation', '/espace-facturation')).toEqual({
    method: 'post',
    path: '/api/invoices',
    json: { startDate: '2025-11-22', endDate: '2026-11-22', currentPage: 1, itemsPerPage: 5 },
  });
});

it('requests all meters', () => {
  expect(read('/espace-consommation', '/espace-consommation/')).toEqual({
    method: 'post',
    path,
    json: { currentPage: 1, itemsPerPage: 5 },
  });
});

it('requests the meter in the URL', () => {
  expect(read(meterPage, '/espace-consommation/TR/981000000037/PDS1', '?modale=fiche')).toEqual({
    method: 'post',
    path,
    json: { reference: '981000000037', currentPage: 1, itemsPerPage: 5 },
  });
});

it.each([
  ['a search', '/espace-facturation', '/espace-facturation', '?reference=98'],
  ['a search of meters', '/espace-consommation', '/espace-consommation', '?matricule=D21'],
  ['what is no reference', meterPage, '/espace-consommation/TR/98%2F1/PDS1', ''],
  ['a page that a role opens', '/espace-admin', '/espace-admin', ''],
  ['a page of the profile', '/', '/', ''],
  ['a public page', '/cgu', '/cgu', ''],
] as const)('returns null for %s', (_, page, pathname, search) => {
  expect(read(page, pathname, search)).toBeNull();
});
