import { expect, it } from 'vitest';
import { signatureAddress } from './directDebit.machine.ts';
import { isAboutHolder, toDebitFailure } from './information.ts';

const deployed = { origin: 'https://portail.example', trusted: ['https://signature.example'] };
const local = { origin: 'http://localhost:4173', trusted: ['http://localhost:4173'] };

it('opens a signature URL of a trusted origin', () => {
  expect(signatureAddress('https://signature.example/m?r=1', deployed)).toBe(
    'https://signature.example/m?r=1',
  );
  expect(signatureAddress('/third-party/signature', local)).toBe(
    'http://localhost:4173/third-party/signature',
  );
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<h1>Signez</h1>',
  'blob:https://signature.example/1',
  'http://signature.example/mandat',
  'https://signature.example.ailleurs.example/',
  'https://signature.example@ailleurs.example/',
  '//ailleurs.example/',
  '/third-party/signature',
  'https://',
  'http://localhost:4173/',
])('does not open the signature URL %s', (urlSEPA) => {
  expect(signatureAddress(urlSEPA, deployed)).toBeNull();
});

const refusal = (fields: Record<string, string[]>) => ({ kind: 'refused', message: 'Refus.', fields });

it('keeps the errors of fields that the user fills, and drops the errors of internal fields', () => {
  const fields = { iban: ['Compte refusé.'], action: ['Inconnue.'], holder: ['?'], has_mandate: ['?'] };
  expect(toDebitFailure(refusal(fields))).toEqual({
    kind: 'refused',
    message: 'Compte refusé.',
    fields: { iban: ['Compte refusé.'] },
  });
});

it('shows the general message if no field error remains', () => {
  expect(toDebitFailure(refusal({ reference: ['Inconnue.'] }))).toEqual({
    kind: 'refused',
    message: 'Refus.',
    fields: {},
  });
});

it('recognises the errors of the account-holder fields', () => {
  expect(isAboutHolder(toDebitFailure(refusal({ civility: ['?'] })))).toBe(true);
  expect(isAboutHolder(toDebitFailure(refusal({ iban: ['?'] })))).toBe(false);
});
