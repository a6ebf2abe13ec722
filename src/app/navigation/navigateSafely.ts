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

/** If the browser refuses storage, the session exists in this document only. */
const isSessionOfDocument = (): boolean => readStoredToken() === null && readToken() !== null;

/** True when a page runs third-party content that the policy of this document blocks (docs/SECURITY.md#headers). */
export const needsDocument = (address: string): boolean => {
  // A development server sends no policy and no built page.
  const page = documentPage();
  const thirdParty = findRoute(new URL(address, location.href).pathname)?.thirdParty;
  if (page === undefined || thirdParty === undefined || isSessionOfDocument()) return false;
  const own = findRoute(page);
  return own === undefined || admittedBy(own) !== thirdParty;
};

const openDocument = (address: string, { replace = false } = {}): void => {
  if (replace) location.replace(address);
  else location.assign(address);
};

/** Confirms before a link loses form values or running tasks; opens a new document for pages that need one. */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  const go = () => (needsDocument(to) ? openDocument(to, options) : navigate(to, options));
  if (options?.replace) go();
  else askBeforeLeaving(go, to === '/logout' ? 'signOut' : 'page');
};

/** History state of the entries that a link opened over the page. */
export const overPage = 'overPage';

export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) => navigate(address, address.startsWith('?') ? { state: overPage } : undefined),
    [navigate],
  );
};

/** Raw query of the address: that of the router is decoded, and a second decoding would break `100%25`. */
export const useQuery = (): string => useSearch().replace(/^\?/, '');
