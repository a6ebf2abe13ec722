import { expect, it } from 'vitest';
import { technicalFailure, toFailure } from './failure.ts';

it.each([
  { kind: 'refused', message: 'Contrat inconnu', fields: { reference: ['Inconnue'] } },
  { kind: 'technical', message: '', fields: {} },
])('returns the thrown failure %j unchanged', (failure) => {
  expect(toFailure(failure)).toEqual(failure);
});

it.each([
  new Error('boom'),
  'Contrat inconnu',
  undefined,
  { kind: 'other', message: '', fields: {} },
  { kind: 'refused', message: 7, fields: {} },
  { kind: 'refused', message: 'Contrat inconnu', fields: { reference: 'Inconnue' } },
])('converts the thrown value %o to a technical failure', (thrown) => {
  expect(toFailure(thrown)).toEqual({ kind: 'technical', message: '', fields: {} });
});

it('creates a technical failure with the given message', () => {
  expect(technicalFailure('Réessayez.')).toEqual({ kind: 'technical', message: 'Réessayez.', fields: {} });
});
