import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { profileSchema } from '../domain/account/profile.ts';
import { isProtected, resolveAccess } from './defineRoutes.ts';
import { routes } from './routes.ts';

/** Profiles with access to each address of docs/rules.md#addresses. */
const everyone = ['owner', 'simple', 'internal_adviser_simple', 'owner of a large account'] as const;

const makeProfile = (who: (typeof everyone)[number]) =>
  profileSchema.parse(
    who === 'owner of a large account'
      ? { type: 'owner', allowed_services: ['OTHER', 'GRAND_COMPTE'] }
      : { type: who },
  );

it.each([
  ['/', everyone],
  ['/tableau-de-bord', everyone],
  ['/renseignement-profil', everyone],
  ['/espace-facturation', everyone],
  ['/espace-consommation/:kind/:reference/:idPDS', everyone],
  ['/espace-consommation/:kind/:reference/:idPDS/attestation', everyone],
  ['/espace-consommation/surveillance', everyone],
  ['/espace-consommation/comparaison', everyone],
  ['/espace-consommation', everyone],
  ['/espace-personnel', everyone],
  ['/espace-de-paiement', everyone],
  ['/espace-admin', ['owner', 'owner of a large account']],
  ['/service-client', ['owner of a large account']],
  ['/prelevement-automatique/:status?/:fullRef?/:transactionid?', everyone],
  ['/download/contract/mandate/:reference/:type', everyone],
])('protects %s and opens it to %j', (path, who) => {
  const [route, ...others] = routes.filter((one) => one.path === path);
  expect(others).toEqual([]);
  expect(route && isProtected(route)).toBe(true);
  expect(everyone.filter((one) => route && resolveAccess(route, makeProfile(one)) === 'open')).toEqual(who);
});

it('keeps session, signup, legal and unknown paths public, with the unknown ones last', () => {
  expect(routes.filter((route) => !isProtected(route)).map(({ path }) => path)).toEqual([
    '/authenticate',
    '/logout',
    '/creation-de-compte',
    '/cgu',
    '/mentions-legales',
    '/accessibilite',
    '/espace-produit/:type?',
    '/contact',
    '/erreur/connexion',
    '/erreur/redirection',
    '*',
  ]);
  expect(routes.at(-1)?.path).toBe('*');
});

it('maps each page to a module of src/app/routes, and each module to a page', async () => {
  const files = await readdir(new URL('routes', import.meta.url));
  const modules = files.flatMap((file) => /^(\w+)Route\.tsx$/.exec(file)?.slice(1) ?? []);
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(modules));
});

it('lists the pages that need only the profile', () => {
  expect(routes.filter(({ isOfProfile }) => isOfProfile).map(({ path }) => path)).toEqual([
    '/',
    '/tableau-de-bord',
    '/renseignement-profil',
    '/espace-personnel',
  ]);
});
