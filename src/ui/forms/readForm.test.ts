import { expect, it } from 'vitest';
import { inOrder, serializeValues } from './readForm.ts';

const file = (name: string, content: string, lastModified: number) =>
  new File([content], name, { lastModified });

it.each([
  ['no file in both forms', file('', '', 1), file('', '', 2), true],
  ['the same file in both forms', file('a.pdf', 'a', 1), file('a.pdf', 'b', 1), true],
  ['a file in only one form', file('', '', 1), file('a.pdf', '', 1), false],
  ['files with different names', file('a.pdf', 'a', 1), file('b.pdf', 'a', 1), false],
  ['files with different sizes', file('a.pdf', 'a', 1), file('a.pdf', 'aa', 1), false],
  ['files with different dates', file('a.pdf', 'a', 1), file('a.pdf', 'a', 2), false],
])('returns whether two forms are equal after their serialisation (%s): $3', (_, one, other, isSame) => {
  expect(serializeValues({ attachments: one }) === serializeValues({ attachments: other })).toBe(isSame);
  expect(serializeValues([one, one]) === serializeValues([one, other])).toBe(isSame);
});

it('sorts the errors of the whole form first, then the errors in the order of the controls', () => {
  const errors = { terms: ['c'], iban: ['b'], '': ['whole'], civility: ['a'] };
  const names = ['civility', 'iban-1', 'iban-2', 'terms'];
  expect(Object.keys(inOrder(errors, names))).toEqual(['', 'civility', 'iban', 'terms']);
});
