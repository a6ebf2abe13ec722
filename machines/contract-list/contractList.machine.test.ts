import { expect, test } from 'vitest';
import { nothingFound, withPage } from './contractList.machine.ts';

const page = (...references: string[]) => ({
  contracts: references.map((reference) => ({ reference })),
  unread: [],
  contractCount: 7,
  rowCount: 20,
  pageCount: 2,
});

const references = ({ contracts }: { contracts: readonly { reference: string }[] }) =>
  contracts.map(({ reference }) => reference);

test('appends the contracts of the next page to the listed contracts', () => {
  const listed = withPage(withPage(nothingFound, page('a', 'b')), page('c'));
  expect(references(listed)).toEqual(['a', 'b', 'c']);
  expect(listed).toMatchObject({ page: 2, pageCount: 2, contractCount: 7, rowCount: 20 });
});

test('does not list a contract a second time if a later page contains it again', () => {
  const listed = withPage(withPage(nothingFound, page('a', 'b')), page('b', 'c'));
  expect(references(listed)).toEqual(['a', 'b', 'c']);
});

test('keeps the highest counts of contracts and rows if a later page returns lower counts', () => {
  const uncounted = { ...page('c'), contractCount: 1, rowCount: 3 };
  expect(withPage(withPage(nothingFound, { ...page('a', 'b'), contractCount: 2 }), uncounted)).toMatchObject({
    contractCount: 3,
    rowCount: 20,
  });
});

test('ends the list at an empty page and keeps the counts of the previous pages', () => {
  const first = { ...withPage(nothingFound, page('a')), pageCount: 9 };
  const listed = withPage(first, { contracts: [], unread: [], contractCount: 0, rowCount: 0, pageCount: 0 });
  expect(references(listed)).toEqual(['a']);
  expect(listed).toMatchObject({ page: 2, pageCount: 2, contractCount: 7, rowCount: 20 });
});

test('counts an unreadable contract, and keeps the next page available', () => {
  const lost = { ...page(), unread: [{ kind: 'contract' as const, name: 'd' }], contractCount: 1 };
  const listed = withPage({ ...withPage(nothingFound, page('a')), contractCount: 1 }, lost);
  expect(listed).toMatchObject({ page: 2, pageCount: 2, contractCount: 2, unread: lost.unread });
});
