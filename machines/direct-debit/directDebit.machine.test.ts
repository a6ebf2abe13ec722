import { expect, it } from 'vitest';
import { signatureAddress } from './directDebit.machine.ts';
import { isAboutHolder, toDebitFailure } from './directDebit.schema.ts';

const deployed = { origin: 'https://portail.example', trusted: ['https://signature.example'] };
const local = { origin: 'http://localhost:4173', trusted: ['http://localhost:4173'] };

it('returns the absolute URL of a signature page on a trusted origin', () => {
  const absolute = 'https://signature.example/m?r=1';
  expect(signatureAddress(absolute, deployed)).toBe(absolute);
  expect(signatureAddress('/third-party/sign', local)).toBe('http://localhost:4173/third-party/sign');
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
])('returns null as the signature page for the untrusted or invalid URL %s', (urlSEPA) => {
  expect(signatureAddress(urlSEPA, deployed)).toBeNull();
});

const refusal = (fields: Record<string, string[]>) => ({ kind: 'refused', message: 'Refus.', fields });

it('keeps the IBAN error of a rejection, and drops errors of fields that no user types', () => {
  const iban = ['Compte refusé.'];
  const failure = toDebitFailure(refusal({ iban, action: ['Inconnue.'], holder: ['?'], has_mandate: ['?'] }));
  expect(failure).toEqual({ kind: 'refused', message: 'Compte refusé.', fields: { iban } });
});

it('keeps only the message of a rejection that has no error in a typed field', () => {
  expect(toDebitFailure(refusal({ reference: ['Inconnue.'] }))).toEqual(refusal({}));
});

it('classifies a civility error as a holder error, but not an IBAN error', () => {
  expect(isAboutHolder(toDebitFailure(refusal({ civility: ['?'] })))).toBe(true);
  expect(isAboutHolder(toDebitFailure(refusal({ iban: ['?'] })))).toBe(false);
});
