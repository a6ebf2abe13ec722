import { beforeEach, expect, it, vi } from 'vitest';
import { type RoutePath, routes } from '../routes.ts';
import { findFirstReads, takeArrival } from './firstRead.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22) });
});

const meterPage = '/espace-consommation/:kind/:reference/:idPDS';

const read = (page: RoutePath, pathname: string, search = '') =>
  findFirstReads(
    { dataset: { read: routes.find((route) => route.path === page)?.firstRead } } as unknown as HTMLElement,
    { pathname, search },
  );

const meters = '/api/consumption/meters_list';

const page = { currentPage: 1, itemsPerPage: 5 };
const pending = { startDate: '2016-11-22', endDate: '2026-11-22', pending: true };

it.each<[string, Parameters<typeof read>, string, object]>([
  [
    'the invoices of the last twelve months',
    ['/espace-facturation', '/espace-facturation'],
    '/api/invoices',
    { startDate: '2025-11-22', endDate: '2026-11-22' },
  ],
  ['the unpaid invoices of the dashboard', ['/', '/'], '/api/invoices', pending],
  ['all meters of the dashboard', ['/', '/'], meters, {}],
  ['all meters', ['/espace-consommation', '/espace-consommation/'], meters, {}],
  [
    'the meter in the URL',
    [meterPage, '/espace-consommation/TR/981000000037/PDS1', '?modale=fiche'],
    meters,
    { reference: '981000000037' },
  ],
])('requests %s before the application starts', (_, address, path, criteria) => {
  expect(read(...address)).toContainEqual({ method: 'post', path, json: { ...criteria, ...page } });
});

it.each([
  ['a search', '/espace-facturation', '/espace-facturation', '?reference=98'],
  ['a search of meters', '/espace-consommation', '/espace-consommation', '?matricule=D21'],
  ['an invalid reference', meterPage, '/espace-consommation/TR/98%2F1/PDS1', ''],
  ['a page restricted to some roles', '/espace-admin', '/espace-admin', ''],
  ['a page of the profile', '/espace-personnel', '/espace-personnel', ''],
  ['a public page', '/cgu', '/cgu', ''],
] as const)('requests no data before the application starts for %s', (_, page, pathname, search) => {
  expect(read(page, pathname, search)).toEqual([]);
});

const open = (address: string) => {
  const { pathname, search } = new URL(address, 'https://pro.eaux-du-ponant.example');
  const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('history', { replaceState });
  return replaceState;
};

it.each(['/authenticate', '/authenticate/', '/Authenticate', '/%61uthenticate'])(
  'reads the sign-in token from the URL %s and removes the token from the URL',
  (path) => {
    const replaceState = open(`${path}?token=a-token&RelayState=%2Fcgu`);
    expect(takeArrival()).toEqual({ token: 'a-token', relayState: '/cgu' });
    expect(replaceState.mock.calls).toEqual([[null, '', path]]);
  },
);

it('reads no sign-in token from /authenticated, and leaves this URL unchanged', () => {
  const replaceState = open('/authenticated?token=a-token');
  expect(takeArrival()).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
