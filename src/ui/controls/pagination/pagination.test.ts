import { expect, test } from 'vitest';
import { pageWindow } from './Pagination.tsx';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 12]],
  [3, 12, [1, 2, 3, 4, 12]],
  [4, 12, [1, 3, 4, 5, 12]],
  [11, 12, [1, 9, 10, 11, 12]],
  [12, 12, [1, 9, 10, 11, 12]],
])('returns for page %i of %i links to the pages %j', (page, pageCount, pages) => {
  expect(pageWindow(page, pageCount)).toEqual(pages);
});
