import { expect, it } from 'vitest';
import { defineRoutes, isProtected } from '../defineRoutes.ts';
import { type RoutePath, routes } from '../routes.ts';

const nextOf = ({ next = [] }: (typeof routes)[number]): readonly RoutePath[] => next;

it.each(routes)('$path has distinct next pages, without itself', (route) => {
  const next = nextOf(route);
  expect(next).not.toContain(route.path);
  expect(new Set(next).size).toBe(next.length);
});

it('prefetches only pages open to every signed-in user', () => {
  const fetched = new Set(routes.flatMap(nextOf));
  expect(fetched.size).toBeGreaterThan(3);
  const others = routes.filter(({ path, access }) => fetched.has(path) && access !== 'signedIn');
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('leads to the portal from signup only, among public pages', () => {
  const leading = routes.filter((route) => !isProtected(route) && nextOf(route).length > 0);
  expect(leading.map(({ path }) => path)).toEqual(['/creation-de-compte']);
});

it('leads from the meter list to the meter page', () => {
  const list = routes.find(({ path }) => path === '/espace-consommation');
  expect(list?.next).toContain('/espace-consommation/:kind/:reference/:idPDS');
});

it('accepts only declared pages', () => {
  const declared = { layout: 'Public', access: 'everyone', page: 'Terms' } as const;
  // @ts-expect-error No page has this address.
  const [route] = defineRoutes([{ path: '/cgu', ...declared, next: ['/cgv'] }]);
  expect(route?.next).toEqual(['/cgv']);
});
