import { expect, test } from 'vitest';
import { searchable } from './search.ts';

test.each([
  ['HÉLÈNE', 'helene'],
  ['Bœuf', 'boeuf'],
  ['Ælis', 'aelis'],
  ['D’Hervé', "d'herve"],
  ['Çelik', 'celik'],
  ['98-1000', '98-1000'],
  ['\u200b98\u20131000', '98-1000'],
])('converts « %s » to « %s » for a comparison without case and accents', (words, compared) => {
  expect(searchable(words)).toBe(compared);
});
