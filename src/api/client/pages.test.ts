import { expect, it } from 'vitest';
import { contractPage } from './pages.ts';

const contracts = [{ rows: 2 }, { rows: 3 }];
const headers = new Headers();
const read = (totals: { contractCount: number; rowCount: number }) =>
  contractPage(contracts, { ...totals, rowCountOf: ({ rows }) => rows, headers });

it('counts what the answer says of all the pages', () => {
  expect(read({ contractCount: 12, rowCount: 40 })).toEqual({
    contracts,
    contractCount: 12,
    rowCount: 40,
    pageCount: 3,
  });
});

it('never says that there is nothing beside what the page holds', () => {
  expect(read({ contractCount: 0, rowCount: 0 })).toEqual({
    contracts,
    contractCount: 2,
    rowCount: 5,
    pageCount: 1,
  });
});
