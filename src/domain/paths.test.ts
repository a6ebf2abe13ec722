import { describe, expect, it } from 'vitest';
import { findProduct, safeTarget } from './paths.ts';

const hostile = [
  ...['https://evil.example/', '//evil.example', '//[', '/\\evil.example', '\\\\evil.example'],
  ...['javascript:alert(1)', 'data:text/html,x', '/\t/evil.example', '/\n/evil.example'],
  ...['/.//evil.example', '/x/..//evil.example', ' //evil.example', 'evil.example/espace-personnel'],
  ...['/logout', '/authenticate?token=x', '/erreur/connexion', '/Logout', '/logout/', '/%6Cogout'],
  ...['/AUTHENTICATE?token=x', '/authenticate/?token=x', '/Erreur/Redirection', '', null, undefined],
];

describe('safeTarget', () => {
  it.each(hostile)('replaces the unsafe RelayState %j with the URL of the personal space', (relayState) => {
    expect(safeTarget(relayState)).toBe('/espace-personnel');
  });

  it.each([
    ...['/', '/espace-facturation?reference=980000000001'],
    ...['/espace-personnel?modale=addContract#contrats', '/tableau-de-bord', '/logoutside'],
    ...['/%256Cogout', '/espace-facturation?reference=%E0%A4%A'],
  ])('accepts the safe RelayState %s as the page to open after the sign-in', (relayState) => {
    expect(safeTarget(relayState)).toBe(relayState);
  });
});

it.each([
  ['switch', 'switch'],
  ['fluids', 'fluids'],
  ['water', 'water'],
  ['Switch', undefined],
  ['', undefined],
  ['toString', undefined],
  [undefined, undefined],
])('returns for the URL parameter %j the product %j', (type, product) => {
  expect(findProduct(type)).toBe(product);
});
