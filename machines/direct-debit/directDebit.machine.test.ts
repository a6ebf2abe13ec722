import { expect, it } from 'vitest';
import { signatureAddress } from './directDebit.machine.ts';
import { isAboutHolder, toDebitFailure } from './information.ts';

const deployed = { origin: 'https://portail.example', trusted: ['https://signature.example'] };
const local = { origin: 'http://localhost:4173', trusted: ['http://localhost:4173'] };

it('returns the absolute URL of a signature page on a trusted origin', () => {
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
])('returns no signature page for the URL %s', (urlSEPA) => {
  expect(signatureAddress(urlSEPA, deployed)).toBeNull();
});

const refusal = (fields: Record<string, string[]>) => ({ kind: 'refused', message: 'Refus.', fields });

it('keeps the error of the typed IBAN, and drops errors of fields that users do not type', () => {
  const fields = { iban: ['Compte refusé.'], action: ['Inconnue.'], holder: ['?'], has_mandate: ['?'] };
  expect(toDebitFailure(refusal(fields))).toEqual({
    kind: 'refused',
    message: 'Compte refusé.',
    fields: { iban: ['Compte refusé.'] },
  });
});

it('shows the message of a rejected direct debit without an error for a typed field', () => {
  expect(toDebitFailure(refusal({ reference: ['Inconnue.'] }))).toEqual({
    kind: 'refused',
    message: 'Refus.',
    fields: {},
  });
});

it('classifies an error about the civility as a holder error, but not an error about the IBAN', () => {
  expect(isAboutHolder(toDebitFailure(refusal({ civility: ['?'] })))).toBe(true);
  expect(isAboutHolder(toDebitFailure(refusal({ iban: ['?'] })))).toBe(false);
});
