import { expect, it } from 'vitest';
import { publicPaths } from './publicPages.ts';

it('lists URLs of pages open to visitors, but no protected page and no redirection', () => {
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
