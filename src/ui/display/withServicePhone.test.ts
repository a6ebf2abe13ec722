import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServicePhoneContext, WithServicePhone } from '../theme/brand.tsx';
import { Blank } from './Blank.tsx';

const phone = createElement('a', { href: 'tel:0199000017' }, '01 99 00 00 17');

const shown = (sentence: string, value: typeof phone | null = phone): string =>
  renderToStaticMarkup(
    createElement(ServicePhoneContext, { value }, createElement(WithServicePhone, null, sentence)),
  ).replaceAll(/<\/?span[^>]*>/g, '');

it.each([
  [
    'Réessayez, ou contactez votre service client.',
    'Réessayez, ou contactez votre service client. Tél. <a href="tel:0199000017">01 99 00 00 17</a>',
  ],
  ['Le service est injoignable.', 'Le service est injoignable.'],
  ['Vous a répondu : le service client.', 'Vous a répondu : le service client.'],
])('adds the service phone number only after the text « votre service client »: %j', (sentence, expected) => {
  expect(shown(sentence)).toBe(expected);
});

it('adds the service phone number under the title of an empty list', () => {
  const blank = createElement(Blank, { icon: null, title: 'Vide' }, 'Contactez votre service client.');
  const html = renderToStaticMarkup(createElement(ServicePhoneContext, { value: phone }, blank));
  expect(html.replace(/<[^>]*>/g, '')).toContain('votre service client. Tél. 01 99 00 00 17');
});

it('leaves an error message unchanged if the brand has no phone number', () => {
  expect(shown('Contactez votre service client.', null)).toBe('Contactez votre service client.');
});
