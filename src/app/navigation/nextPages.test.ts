import { expect, it } from 'vitest';
import { defineRoutes, isProtected } from '../defineRoutes.ts';
import { type RoutePath, routes } from '../routes.ts';

const nextOf = ({ next = [] }: (typeof routes)[number]): readonly RoutePath[] => next;

it.each(routes)('$path leads to others, each once', (route) => {
  const next = nextOf(route);
  expect(next).not.toContain(route.path);
  expect(new Set(next).size).toBe(next.length);
});

it('what is fetched ahead is open to everyone who signs in: no role, no service', () => {
  const fetched = new Set(routes.flatMap(nextOf));
  expect(fetched.size).toBeGreaterThan(3);
  const others = routes.filter(({ path, access }) => fetched.has(path) && access !== 'signedIn');
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('of the public pages, signup alone leads to the portal', () => {
  const leading = routes.filter((route) => !isProtected(route) && nextOf(route).length > 0);
  expect(leading.map(({ path }) => path)).toEqual(['/creation-de-compte']);
});

it('a list of meters leads to the page of one', () => {
  const list = routes.find(({ path }) => path === '/espace-consommation');
  expect(list?.next).toContain('/espace-consommation/:kind/:reference/:idPDS');
});

it('leads to declared pages alone', () => {
  const declared = { layout: 'Public', access: 'everyone', page: 'Terms' } as const;
  // @ts-expect-error No page has this address.
  const [route] = defineRoutes([{ path: '/cgu', ...declared, next: ['/cgv'] }]);
  expect(route?.next).toEqual(['/cgv']);
});
