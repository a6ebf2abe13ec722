import { useCallback } from 'react';
import { type AroundNavHandler, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { readStoredToken, readToken } from '../../api/storage/token.ts';
import { matchesRoute } from '../../domain/paths.ts';
import { askBeforeLeaving } from '../../ui/dialogs/leaving.ts';
import { admittedBy } from '../defineRoutes.ts';
import { type PortalRoute, routes } from '../routes.ts';
import { documentPage } from '../start/painted.ts';

const findRoute = (path: string): PortalRoute | undefined =>
  routes.find((route) => matchesRoute(route.path, path));

/** A browser that refuses its storage keeps the session in this document alone. */
const isSessionOfDocument = (): boolean => readStoredToken() === null && readToken() !== null;

/**
 * Whether a page of the portal is to be opened as a document of its own: it runs somebody else's script or frame, which the policy
 * that this document came with does not let in (docs/SECURITY.md#headers).
 */
export const needsDocument = (address: string): boolean => {
  // A server of development sends no policy, and no page of the build.
  const page = documentPage();
  const thirdParty = findRoute(new URL(address, location.href).pathname)?.thirdParty;
  if (page === undefined || thirdParty === undefined || isSessionOfDocument()) return false;
  const own = findRoute(page);
  return own === undefined || admittedBy(own) !== thirdParty;
};

/** Opens a page in the place of this document; `replace` leaves no step back to it. */
const openDocument = (address: string, { replace = false } = {}): void => {
  if (replace) location.replace(address);
  else location.assign(address);
};

/**
 * Asks before a link loses what a form holds, and before a sign-out ends what runs from page to page. The portal's own
 * redirections go through. A page that needs a document of its own is given one.
 */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  const go = () => (needsDocument(to) ? openDocument(to, options) : navigate(to, options));
  if (options?.replace) go();
  else askBeforeLeaving(go, to === '/logout' ? 'signOut' : 'page');
};

/** The state of the entries of the history that a link of the page itself has opened over the page. */
export const overPage = 'overPage';

/** Gives what follows a link of the portal; one to a search alone opens something over the page that it is on. */
export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) => navigate(address, address.startsWith('?') ? { state: overPage } : undefined),
    [navigate],
  );
};

/** The query of the address, as it is written: the router's own is decoded once already, and `100%25` would be read twice. */
export const useQuery = (): string => useSearch().replace(/^\?/, '');
