import { expect, it } from 'vitest';
import { signatureAddress } from './directDebit.machine.ts';

const deployed = { origin: 'https://portail.example', trusted: ['https://signature.example'] };
const local = { origin: 'http://localhost:4173', trusted: ['http://localhost:4173'] };

it('opens a signature address of a trusted origin', () => {
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
])('does not open the signature address %s', (urlSEPA) => {
  expect(signatureAddress(urlSEPA, deployed)).toBeNull();
});
