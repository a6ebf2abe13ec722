import { expect, it } from 'vitest';
import { count } from './answer.ts';

it.each([
  [27, 27],
  ['27', 27],
  [null, 0],
  [undefined, 0],
  [1_000_000, 1_000_000],
])('counts %j as %d', (given, read) => {
  expect(count.parse(given)).toBe(read);
});

it.each([-1, 1.5, 1_000_001, 9e15, 1e21, '9000000000', 'beaucoup'])('does not count %j', (given) => {
  expect(count.safeParse(given).success).toBe(false);
});
