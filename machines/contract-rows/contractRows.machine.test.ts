import { expect, it } from 'vitest';
import { allRead, type Unread } from '#src/domain/answer.ts';
import { carriedPages, missingPages, rowPageCount, shownRows, withAnswers } from './contractRows.machine.ts';

const unread: Unread[] = [{ kind: 'invoice', name: 'F3' }];
const size = 5;

it('requests no further page if the only missing row of a contract is unreadable', () => {
  const carried = carriedPages({ rows: [1, 2, 4, 5, 6], unread, rowCount: 6 });
  expect(carried).toMatchObject({ rowCount: 5, unread });
  expect(rowPageCount({ ...carried, size })).toBe(1);
  expect(missingPages(carried, { page: 1, size })).toEqual([]);
});

it('requests each missing page once, even if the page also contains an unreadable row', () => {
  const carried = carriedPages({ rows: [1, 2, 4, 5], unread, rowCount: 12 });
  expect(rowPageCount({ ...carried, size })).toBe(3);
  expect(missingPages(carried, { page: 1, size: 25 })).toEqual([2, 3]);
  const turn = { page: 2, size };
  const after = { ...carried, ...withAnswers(carried, turn, [{ items: [6, 7, 9, 10], unread }]) };
  expect(shownRows({ ...after, ...turn })).toEqual([6, 7, 9, 10]);
  expect(missingPages(after, turn)).toEqual([]);
  expect(after.unread).toEqual([...unread, ...unread]);
});

it('keeps the unreadable rows of page 1 after loading a page 2 without unreadable rows', () => {
  const carried = carriedPages({ rows: [1, 2, 4, 5], unread, rowCount: 7 });
  expect(withAnswers(carried, { page: 2, size }, [allRead([6, 7])]).unread).toEqual(unread);
});
