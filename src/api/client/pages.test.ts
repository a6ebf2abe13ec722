import { beforeEach, expect, it, vi } from 'vitest';
import { standInBrowser } from '#test/standInBrowser.ts';
import { knownCriteria, knownInvoice } from '../../domain/fixtures/account.ts';
import { everyMeter, knownMeter, meterReadOnSite } from '../../domain/fixtures/consumption.ts';
import { loadReadings, loadTelemetry, searchMeters } from '../consumption.ts';
import { loadInserts, searchInvoices } from '../invoices.ts';
import { checkEmails } from '../management.ts';
import { contractPage } from './pages.ts';

const contracts = [{ rows: 2 }, { rows: 3 }];
const unread = [{ kind: 'contract' as const, name: '' }];
const read = (totals: { contractCount: number; rowCount: number }, headers = new Headers()) =>
  contractPage(
    { items: contracts, unread: [] },
    { ...totals, rowCountOf: ({ rows }) => rows, headers, page: 1 },
  );

it.each([
  ['the totals of the response', [12, 40], [12, 40], 3],
  ['the counts of the page, if higher', [0, 0], [2, 5], 1],
] as const)('uses as the total counts %s', (_, [total, rowTotal], [contractCount, rowCount], pageCount) => {
  const counts = { contractCount, rowCount, pageCount };
  expect(read({ contractCount: total, rowCount: rowTotal })).toEqual({ contracts, unread: [], ...counts });
});

it.each([
  ['3', 3],
  ['1000000', 1_000_000],
  ['1000001', 1],
  ['9'.repeat(40), 1],
  ['beaucoup', 1],
  ['-1', 1],
])('parses the page count « %s » as %d, and replaces an implausible count with 1', (pages, pageCount) => {
  const headers = new Headers({ 'x-pagination-page-count': pages });
  expect(read({ contractCount: 2, rowCount: 5 }, headers).pageCount).toBe(pageCount);
});

const ofNothing = { contractCount: 0, rowCount: 0, rowCountOf: () => 0, headers: new Headers() };

it('adds the unreadable contracts of a page to the total count of contracts', () => {
  expect(contractPage({ items: contracts, unread }, { ...ofNothing, page: 1 }).contractCount).toBe(3);
});

it('throws if every contract of the first page is unreadable', () => {
  expect(() => contractPage({ items: [], unread }, { ...ofNothing, page: 1 })).toThrow();
});

it('returns a later page without contracts if all its contracts are unreadable', () => {
  expect(contractPage({ items: [], unread }, { ...ofNothing, page: 2 }).unread).toEqual(unread);
});

const { signal } = new AbortController();
const year = { mode: 'monthly', startDate: '2026-01-01', endDate: '2026-12-31' } as const;

beforeEach(() => {
  standInBrowser();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});

it.each([
  ['invoices', () => searchInvoices({ criteria: knownCriteria, page: 1 }, signal)],
  ['meters', () => searchMeters({ criteria: everyMeter, page: 1 }, signal)],
  ['remote measures', () => loadTelemetry({ meter: knownMeter, ...year }, signal)],
  ['on-site measures', () => loadReadings({ meter: meterReadOnSite, ...year }, signal)],
  ['linked documents', () => loadInserts(knownInvoice, signal)],
  ['known addresses', () => checkEmails(['a@exemple.test'], signal)],
])('loads %s by POST with a timeout of ten seconds', async (_, read) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await expect(read()).rejects.toMatchObject({ kind: 'unavailable' });
  expect(timeout.mock.calls).toEqual([[10_000]]);
});

it('searches each reference in a separate call, and returns all found contracts as one page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { reference } = JSON.parse(String(init?.body));
    return Response.json({ clientCompteursPro: [{ reference }], nbCompteurFull: 3, nbCodeRefFull: 1 });
  });
  const criteria = { ...everyMeter, reference: '981000000037981000000042' };
  const found = await searchMeters({ criteria, page: 1 }, signal);
  expect(found.contracts.map(({ reference }) => reference)).toEqual(['981000000037', '981000000042']);
  expect(found).toMatchObject({ contractCount: 2, rowCount: 6, pageCount: 1 });
  expect(fetched).toHaveBeenCalledTimes(2);
});
