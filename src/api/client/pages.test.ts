import { expect, it } from 'vitest';
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
] as const)('returns %s', (_, [total, rowTotal], [contractCount, rowCount], pageCount) => {
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
])('reads the page-count header %s as %d, ignoring implausible values', (pages, pageCount) => {
  const headers = new Headers({ 'x-pagination-page-count': pages });
  expect(read({ contractCount: 2, rowCount: 5 }, headers).pageCount).toBe(pageCount);
});

const ofNothing = { contractCount: 0, rowCount: 0, rowCountOf: () => 0, headers: new Headers() };

it('includes unreadable contracts in the count', () => {
  expect(contractPage({ items: contracts, unread }, { ...ofNothing, page: 1 }).contractCount).toBe(3);
});

it('throws if no item of the first page is readable', () => {
  expect(() => contractPage({ items: [], unread }, { ...ofNothing, page: 1 })).toThrow();
});

it('continues after a later page whose items are all unreadable', () => {
  expect(contractPage({ items: [], unread }, { ...ofNothing, page: 2 }).unread).toEqual(unread);
});
