import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { profileSchema } from '../domain/account/profile.ts';
import { defineRoutes, isProtected, resolveAccess } from './defineRoutes.ts';
import { type RoutePath, routes } from './routes.ts';

/** Users that docs/rules.md#addresses distinguishes. */
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
  ['/espace-consommation/bilan', everyone],
  ['/espace-consommation', everyone],
  ['/espace-personnel', everyone],
  ['/espace-de-paiement', everyone],
  ['/espace-admin', ['owner', 'owner of a large account']],
  ['/service-client', ['owner of a large account']],
  ['/prelevement-automatique/:status?/:fullRef?/:transactionid?', everyone],
  ['/download/contract/mandate/:reference/:type', everyone],
])('requires a session for the page %s, and opens this page only to the roles %j', (path, who) => {
  const [route, ...others] = routes.filter((one) => one.path === path);
  expect(others).toEqual([]);
  expect(route && isProtected(route)).toBe(true);
  expect(everyone.filter((one) => route && resolveAccess(route, makeProfile(one)) === 'open')).toEqual(who);
});

it('opens session, signup, legal and unknown URLs to all users, and matches unknown ones last', () => {
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

it('has one module in src/app/routes for each declared page, and no other module', async () => {
  const files = await readdir(new URL('routes', import.meta.url));
  const modules = files.flatMap((file) => /^(\w+)Route\.tsx$/.exec(file)?.slice(1) ?? []);
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(modules));
});

const nextOf = ({ next = [] }: (typeof routes)[number]): readonly RoutePath[] => next;

it.each(routes)('declares the next pages of $path without duplicates and without $path', (route) => {
  const next = nextOf(route);
  expect(next).not.toContain(route.path);
  expect(new Set(next).size).toBe(next.length);
});

it('declares as next pages only pages open to every signed-in user', () => {
  const fetched = new Set(routes.flatMap(nextOf));
  expect(fetched.size).toBeGreaterThan(3);
  const others = routes.filter(({ path, access }) => fetched.has(path) && access !== 'signedIn');
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('declares no protected page as a next page of a public page except signup', () => {
  const leading = routes.filter((route) => !isProtected(route) && nextOf(route).length > 0);
  expect(leading.map(({ path }) => path)).toEqual(['/creation-de-compte']);
});

it('declares the meter page as a next page of the meter list', () => {
  const list = routes.find(({ path }) => path === '/espace-consommation');
  expect(list?.next).toContain('/espace-consommation/:kind/:reference/:idPDS');
});

it('causes a type error for a next page that is not declared', () => {
  const declared = { layout: 'Public', access: 'everyone', page: 'Terms' } as const;
  // @ts-expect-error `/cgv` is not a declared page.
  const [route] = defineRoutes([{ path: '/cgu', ...declared, next: ['/cgv'] }]);
  expect(route?.next).toEqual(['/cgv']);
});
