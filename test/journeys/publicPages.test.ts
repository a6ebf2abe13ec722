import { expect, it } from 'vitest';
import { publicPaths } from './publicPages.ts';

it('lists the URLs of all pages open to visitors, and no other URL', () => {
  expect(publicPaths).toEqual(
    expect.arrayContaining([
      '/cgu',
      '/creation-de-compte',
      '/erreur/connexion',
      '/espace-produit/water',
      '/404',
    ]),
  );
  for (const other of ['/', '/espace-facturation', '/authenticate', '/logout', '/erreur/redirection'])
    expect(publicPaths).not.toContain(other);
});
