import { expect, it } from 'vitest';
import { formAddress, mandateForm } from './mandateForm.ts';

const own = 'http://localhost:4173';
const listPermissions = (setting: string) => mandateForm(setting, own).sandbox.split(' ');

it('gives a form of the portal’s own origin none, so that it cannot lift its sandbox', () => {
  expect(mandateForm('/third-party/mandate', own)).toEqual({
    address: 'http://localhost:4173/third-party/mandate',
    sandbox: 'allow-forms allow-scripts',
    origin: 'null',
  });
  expect(listPermissions(`${own}/elsewhere`)).not.toContain('allow-same-origin');
});

it('leaves its own origin to a form from elsewhere, and hears no other', () => {
  expect(mandateForm('https://mandat.example/saisie', own)).toEqual({
    address: 'https://mandat.example/saisie',
    sandbox: 'allow-forms allow-scripts allow-same-origin',
    origin: 'https://mandat.example',
  });
});

it('takes the same host by another scheme or port for elsewhere', () => {
  expect(mandateForm('https://localhost:4173/', own).origin).toBe('https://localhost:4173');
  expect(mandateForm('http://localhost:4174/', own).origin).toBe('http://localhost:4174');
});

it('never lets the form lead the page away, nor open a window', () => {
  for (const setting of ['/third-party/mandate', 'https://mandat.example/saisie'])
    expect(
      listPermissions(setting).filter((token) => /navigation|popups|modals|downloads/.test(token)),
    ).toEqual([]);
});

it('tells the form the contract and nothing else, whole', () => {
  expect(formAddress(mandateForm('/third-party/mandate', own), '981000000037')).toBe(
    'http://localhost:4173/third-party/mandate?reference=981000000037',
  );
  expect(formAddress(mandateForm('https://mandat.example/?langue=fr', own), '98&x=1')).toBe(
    'https://mandat.example/?langue=fr&reference=98%26x%3D1',
  );
});
