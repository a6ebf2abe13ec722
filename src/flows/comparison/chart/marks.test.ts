import { expect, it } from 'vitest';
import { linePath, markPath, ranks, spread } from './marks.ts';

it('cuts a line where nothing is known', () => {
  expect(linePath([{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }, null])).toBe('M0,1L1,2M3,4');
  expect(linePath([null, null])).toBe('');
});

it('gives to each meter a mark of its own', () => {
  expect(new Set(ranks.map((rank) => markPath(rank, 0, 0, 1))).size).toBe(ranks.length);
});

it('moves letters apart, in the order of their heights', () => {
  expect(spread([50, 10, 12, 51], 16)).toEqual([50, 10, 26, 66]);
  expect(spread([10, 60], 16)).toEqual([10, 60]);
});
