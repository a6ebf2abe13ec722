import { expect, it } from 'vitest';
import { formAddress, mandateForm, readMandateMessage } from './payment.machine.ts';

const own = 'http://localhost:4173';

it('removes allow-same-origin from the iframe of a mandate form on the origin of the portal', () => {
  expect(mandateForm('/third-party/mandate', own)).toEqual({
    address: 'http://localhost:4173/third-party/mandate',
    sandbox: 'allow-forms allow-scripts',
    origin: 'null',
  });
  expect(mandateForm(`${own}/elsewhere`, own).sandbox).not.toContain('allow-same-origin');
});

it('sets allow-same-origin for a mandate form of another origin, and accepts its messages', () => {
  expect(mandateForm('https://mandat.example/saisie', own)).toEqual({
    address: 'https://mandat.example/saisie',
    sandbox: 'allow-forms allow-scripts allow-same-origin',
    origin: 'https://mandat.example',
  });
});

it('treats a mandate form on another scheme or port as a form of another origin', () => {
  expect(mandateForm('https://localhost:4173/', own).origin).toBe('https://localhost:4173');
  expect(mandateForm('http://localhost:4174/', own).origin).toBe('http://localhost:4174');
});

it('adds only the encoded contract reference to the URL of the mandate form', () => {
  expect(formAddress(mandateForm('/third-party/mandate', own), '981000000037')).toBe(
    'http://localhost:4173/third-party/mandate?reference=981000000037',
  );
  expect(formAddress(mandateForm('https://mandat.example/?langue=fr', own), '98&x=1')).toBe(
    'https://mandat.example/?langue=fr&reference=98%26x%3D1',
  );
});

it.each(['mandate.ready', 'mandate.saved', 'mandate.failed'])('drops unknown properties of %s', (type) => {
  expect(readMandateMessage({ type, token: 'a' })).toEqual({ type });
});

it.each([
  [0, 240],
  [-1, 240],
  [239.2, 240],
  [240.2, 241],
  [812, 812],
  [2399.5, 2400],
  [1e9, 2400],
])('rounds and limits the height %d that the mandate form requests to %d px', (height, taken) => {
  const type = 'mandate.resized';
  expect(readMandateMessage({ type, height })).toEqual({ type, height: taken });
});

it.each([
  undefined,
  null,
  '',
  'mandate.saved',
  '{"type":"mandate.saved"}',
  [],
  {},
  ['mandate.saved'],
  { type: 'saved' },
  { type: 'MANDATE.SAVED' },
  { type: ['mandate.saved'] },
  { type: 'form.reloaded' },
  { type: 'mandate.resized' },
  { type: 'mandate.resized', height: '600' },
  { type: 'mandate.resized', height: Number.NaN },
  { type: 'mandate.resized', height: Number.POSITIVE_INFINITY },
])('ignores the message %j of the mandate form', (data) => {
  expect(readMandateMessage(data)).toBeNull();
});
