import { expect, it } from 'vitest';
import { linePath, markPath, ranks, spread } from './marks.ts';

it('breaks the line of a meter at each missing value', () => {
  expect(linePath([{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }, null])).toBe('M0,1L1,2M3,4');
  expect(linePath([null, null])).toBe('');
});

it('gives the marker of each meter a different shape', () => {
  expect(new Set(ranks.map((rank) => markPath(rank, 0, 0, 1))).size).toBe(ranks.length);
});

it('moves overlapping labels apart, and keeps their order from top to bottom', () => {
  expect(spread([50, 10, 12, 51], 16)).toEqual([50, 10, 26, 66]);
  expect(spread([10, 60], 16)).toEqual([10, 60]);
});
