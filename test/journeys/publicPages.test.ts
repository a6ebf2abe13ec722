import { expect, it } from 'vitest';
import { publicPaths } from './publicPages.ts';

it('lists URLs of pages that visitors may open, but no protected page and no redirect', () => {
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
