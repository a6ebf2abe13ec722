import { expect, it } from 'vitest';
import { inOrder } from './readForm.ts';

it('sorts errors in the order of the controls, form-level ones first', () => {
  const errors = { terms: ['c'], iban: ['b'], '': ['whole'], civility: ['a'] };
  const names = ['civility', 'iban-1', 'iban-2', 'terms'];
  expect(Object.keys(inOrder(errors, names))).toEqual(['', 'civility', 'iban', 'terms']);
});
