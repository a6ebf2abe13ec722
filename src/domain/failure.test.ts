import { expect, it } from 'vitest';
import { technicalFailure, toFailure } from './failure.ts';

it.each([
  { kind: 'refused', message: 'Contrat inconnu', fields: { reference: ['Inconnue'] } },
  { kind: 'technical', message: '', fields: {} },
])('%j, thrown, is read as it is', (failure) => {
  expect(toFailure(failure)).toEqual(failure);
});

it.each([
  new Error('boom'),
  'Contrat inconnu',
  undefined,
  { kind: 'other', message: '', fields: {} },
  { kind: 'refused', message: 7, fields: {} },
  { kind: 'refused', message: 'Contrat inconnu', fields: { reference: 'Inconnue' } },
])('anything else, as %o, is read as a technical failure', (thrown) => {
  expect(toFailure(thrown)).toEqual({ kind: 'technical', message: '', fields: {} });
});

it('a technical failure says what it is given', () => {
  expect(technicalFailure('Réessayez.')).toEqual({ kind: 'technical', message: 'Réessayez.', fields: {} });
});
