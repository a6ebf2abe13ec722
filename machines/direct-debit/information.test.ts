import { expect, it } from 'vitest';
import { isAboutHolder, toDebitFailure } from './information.ts';

const refusal = (fields: Record<string, string[]>) => ({ kind: 'refused', message: 'Refus.', fields });

it('keeps errors on user fields and drops those on internal ones', () => {
  const fields = { iban: ['Compte refusé.'], action: ['Inconnue.'], holder: ['?'], has_mandate: ['?'] };
  expect(toDebitFailure(refusal(fields))).toEqual({
    kind: 'refused',
    message: 'Compte refusé.',
    fields: { iban: ['Compte refusé.'] },
  });
});

it('falls back to the general message if no field error remains', () => {
  expect(toDebitFailure(refusal({ reference: ['Inconnue.'] }))).toEqual({
    kind: 'refused',
    message: 'Refus.',
    fields: {},
  });
});

it('recognises errors on the fields of the holder step', () => {
  expect(isAboutHolder(toDebitFailure(refusal({ civility: ['?'] })))).toBe(true);
  expect(isAboutHolder(toDebitFailure(refusal({ iban: ['?'] })))).toBe(false);
});
