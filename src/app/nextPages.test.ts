import { expect, it } from 'vitest';
import { isProtected as isProtectedRoute } from './defineRoutes.ts';
import { nextPages } from './nextPages.ts';
import { type RoutePath, routes } from './routes.ts';

const routeOf = (path: RoutePath) => routes.find((route) => route.path === path);
const isProtected = (path: RoutePath) =>
  routes.some((route) => route.path === path && isProtectedRoute(route));
const routePaths = routes.map(({ path }) => path);

it.each(routePaths)('%s leads to others, each once', (path) => {
  const next = nextPages[path];
  expect(next).not.toContain(path);
  expect(new Set(next).size).toBe(next.length);
});

it('what is fetched ahead is open to everyone: no role, no service', () => {
  const fetched = new Set(routePaths.flatMap((path) => nextPages[path]));
  expect([...fetched].filter((path) => typeof routeOf(path)?.access === 'function')).toEqual([]);
  expect([...fetched].filter((path) => !isProtected(path))).toEqual([]);
});

it('of the public pages, signup alone leads to the portal', () => {
  const leading = routePaths.filter((path) => !isProtected(path) && nextPages[path].length > 0);
  expect(leading).toEqual(['/creation-de-compte']);
});

it('a list of meters leads to the page of one', () => {
  expect(nextPages['/espace-consommation']).toContain('/espace-consommation/:kind/:reference/:idPDS');
});
