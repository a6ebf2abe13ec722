import { type Rights, resolveAccess } from '../defineRoutes.ts';
import { type PortalRoute, type RoutePath, routes } from '../routes.ts';

export type MenuEntry = NonNullable<PortalRoute['menu']> & {
  path: RoutePath;
  /** False: shown without its link (docs/rules.md#administration-access). */
  isLinked: boolean;
};

/** The side menu of a user, in order (docs/rules.md#menu). */
export const listMenuEntries = (profile: Rights): MenuEntry[] =>
  routes.flatMap((route) => {
    const access = resolveAccess(route, profile);
    if (!route.menu || access === 'hidden') return [];
    return [{ ...route.menu, path: route.path, isLinked: access === 'open' }];
  });

/** Whether an entry leads to the page of an address, or to one that this is a part of. */
export const isCurrent = ({ path, name }: Pick<MenuEntry, 'path' | 'name'>, location: string): boolean =>
  location === path || location.startsWith(`${path}/`) || (name === 'dashboard' && location === '/');
