import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, 4, 5]],
  [3, 12, [1, 2, 3, 4, 5]],
  [4, 12, [2, 3, 4, 5, 6]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
])('page %i of %i', (page, pageCount, pages) => {
  expect(pageWindow(page, pageCount)).toEqual(pages);
});
