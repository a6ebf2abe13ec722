import { expect, it } from 'vitest';
import { inOrder, serializeValues } from './readForm.ts';

const file = (name: string, content: string, lastModified: number) =>
  new File([content], name, { lastModified });

it.each([
  ['no file, read twice', file('', '', 1), file('', '', 2), true],
  ['the same file', file('a.pdf', 'a', 1), file('a.pdf', 'b', 1), true],
  ['no file, then one', file('', '', 1), file('a.pdf', '', 1), false],
  ['another name', file('a.pdf', 'a', 1), file('b.pdf', 'a', 1), false],
  ['another size', file('a.pdf', 'a', 1), file('a.pdf', 'aa', 1), false],
  ['another day', file('a.pdf', 'a', 1), file('a.pdf', 'a', 2), false],
])('returns whether %s keeps the selected files: $3', (_, one, other, isSame) => {
  expect(serializeValues({ attachments: one }) === serializeValues({ attachments: other })).toBe(isSame);
  expect(serializeValues([one, one]) === serializeValues([one, other])).toBe(isSame);
});

it('sorts the errors of the whole form first, then the errors in the order of the controls', () => {
  const errors = { terms: ['c'], iban: ['b'], '': ['whole'], civility: ['a'] };
  const names = ['civility', 'iban-1', 'iban-2', 'terms'];
  expect(Object.keys(inOrder(errors, names))).toEqual(['', 'civility', 'iban', 'terms']);
});
