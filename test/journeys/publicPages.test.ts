import { expect, it } from 'vitest';
import { publicPaths } from './publicPages.ts';

it('has an address of each page that everyone may stay on, and of no other', () => {
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
