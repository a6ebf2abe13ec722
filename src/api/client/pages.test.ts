import { expect, it } from 'vitest';
import { contractPage } from './pages.ts';

const contracts = [{ rows: 2 }, { rows: 3 }];
const unread = [{ kind: 'contract' as const, name: '' }];
const read = (totals: { contractCount: number; rowCount: number }, headers = new Headers()) =>
  contractPage(
    { items: contracts, unread: [] },
    { ...totals, rowCountOf: ({ rows }) => rows, headers, page: 1 },
  );

it('counts what the answer says of all the pages', () => {
  expect(read({ contractCount: 12, rowCount: 40 })).toEqual({
    contracts,
    unread: [],
    contractCount: 12,
    rowCount: 40,
    pageCount: 3,
  });
});

it('never says that there is nothing beside what the page holds', () => {
  expect(read({ contractCount: 0, rowCount: 0 })).toEqual({
    contracts,
    unread: [],
    contractCount: 2,
    rowCount: 5,
    pageCount: 1,
  });
});

it.each([
  ['3', 3],
  ['1000000', 1_000_000],
  ['1000001', 1],
  ['9'.repeat(40), 1],
  ['beaucoup', 1],
  ['-1', 1],
])('reads %s pages of the header as %d: never more than an account has', (pages, pageCount) => {
  const headers = new Headers({ 'x-pagination-page-count': pages });
  expect(read({ contractCount: 2, rowCount: 5 }, headers).pageCount).toBe(pageCount);
});

const ofNothing = { contractCount: 0, rowCount: 0, rowCountOf: () => 0, headers: new Headers() };

it('counts the contracts that cannot be read', () => {
  expect(contractPage({ items: contracts, unread }, { ...ofNothing, page: 1 }).contractCount).toBe(3);
});

it('is a failure if nothing of the first page can be read', () => {
  expect(() => contractPage({ items: [], unread }, { ...ofNothing, page: 1 })).toThrow();
});

it('goes on past a further page of which nothing can be read', () => {
  expect(contractPage({ items: [], unread }, { ...ofNothing, page: 2 }).unread).toEqual(unread);
});
