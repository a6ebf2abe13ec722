import { expect, it } from 'vitest';
import { foundOfLeak, foundOfNone } from './table.ts';

/** Two meters a kind; `table.deep.test.ts` measures thirty. */
const ranks = [0, 1];

it.each([
  'regular, closed at weekends',
  'regular, the same every day',
  'follows the seasons',
  'readings often missing or estimated',
  'noisy',
])('finds a leak of as much as a usual day, and raises no alarm without one: %s', (name) => {
  for (const rank of ranks) {
    expect(foundOfLeak(name, rank, 1)).not.toEqual([]);
    expect(foundOfNone(name, rank).filter(({ cause }) => cause !== 'season')).toEqual([]);
  }
});
