import { expect, it } from 'vitest';
import { sheetNames } from './sheetNames.ts';

it.each([
  ['what Excel refuses', ['a[b]c:d*e?f/g\\h'], ['a-b-c-d-e-f-g-h']],
  ['apostrophes at the ends', ["'l'eau'"], ["l'eau"]],
  ['31 characters, no more', ['x'.repeat(40)], ['x'.repeat(31)]],
  ['a name twice, whatever its case', ['Cave', 'cave', 'CAVE'], ['Cave', 'cave (2)', 'CAVE (3)']],
  [
    'long names that begin alike',
    [`${'x'.repeat(31)}1`, `${'x'.repeat(31)}2`],
    ['x'.repeat(31), `${'x'.repeat(27)} (2)`],
  ],
  ['a name that Excel keeps', ['History'], ['History (2)']],
  ['nothing', ['', '  ', "'"], ['-', '- (2)', '- (3)']],
  ['a character that would be cut in two', [`${'x'.repeat(30)}💧`], ['x'.repeat(30)]],
  ['what is not printed', ['a\u0000b\nc'], ['a-b-c']],
])('gives a sheet a name: %s', (_, words, names) => {
  expect(sheetNames(words)).toEqual(names);
});

it('reads a word of any length once', () => {
  const started = performance.now();
  expect(sheetNames([`x${"'".repeat(100_000)}x`])).toEqual(['x']);
  expect(performance.now() - started).toBeLessThan(500);
});
