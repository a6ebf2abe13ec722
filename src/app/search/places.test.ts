import { describe, expect, it } from 'vitest';
import { listActions, listPages } from '#machines/search/places.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { matchesRoute } from '../../domain/paths.ts';
import { resolveAccess } from '../defineRoutes.ts';
import { routes } from '../routes.ts';

const routeOf = (address: string) =>
  routes.find(({ path }) => matchesRoute(path, address.split('?')[0] ?? ''));

describe.each(['owner', 'admin', 'simple', 'internal_adviser_admin', 'internal_adviser_simple'])(
  'the search for the role %s',
  (type) => {
    const profiles = [[], ['GRAND_COMPTE']].map((allowed_services) =>
      profileSchema.parse({ type, allowed_services }),
    );

    it.each(profiles)('proposes in the search only pages and actions that this role may open', (profile) => {
      for (const { address } of [...listPages(profile), ...listActions(profile)]) {
        const route = routeOf(address);
        expect(route?.page, address).not.toBe('NotFound');
        expect(route && resolveAccess(route, profile), address).toBe('open');
      }
    });
  },
);

it('proposes in the search all pages except pages that only a link or a redirect opens', () => {
  const contracts = [{ reference: '981000004217' }];
  const owner = profileSchema.parse({ type: 'owner', allowed_services: ['GRAND_COMPTE'], contracts });
  const proposed = new Set(listPages(owner).map(({ address }) => routeOf(address)?.page));
  const left = routes.filter(({ page }) => !proposed.has(page)).map(({ page }) => page);
  expect(left).toEqual([
    'ProfileCompletion',
    'Meter',
    'Certificate',
    'Payment',
    'DirectDebit',
    'MandateDownload',
    'Authenticate',
    'Logout',
    'Signup',
    'ConnectionError',
    'Redirection',
    'NotFound',
  ]);
});
