import { expect, it } from 'vitest';
import { isAboutHolder, toDebitFailure } from './information.ts';

const refusal = (fields: Record<string, string[]>) => ({ kind: 'refused', message: 'Refus.', fields });

it('tells what is reproached to the fields, not what the user has no control of', () => {
  const fields = { iban: ['Compte refusé.'], action: ['Inconnue.'], holder: ['?'], has_mandate: ['?'] };
  expect(toDebitFailure(refusal(fields))).toEqual({
    kind: 'refused',
    message: 'Compte refusé.',
    fields: { iban: ['Compte refusé.'] },
  });
});

it('tells the message where nothing else is left to tell', () => {
  expect(toDebitFailure(refusal({ reference: ['Inconnue.'] }))).toEqual({
    kind: 'refused',
    message: 'Refus.',
    fields: {},
  });
});

it('knows what the step of the holder asks', () => {
  expect(isAboutHolder(toDebitFailure(refusal({ civility: ['?'] })))).toBe(true);
  expect(isAboutHolder(toDebitFailure(refusal({ iban: ['?'] })))).toBe(false);
});
