import { expect, it } from 'vitest';
import { publicPaths } from './publicPages.ts';

it('lists the paths of all routes open to visitors, and no other path', () => {
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
