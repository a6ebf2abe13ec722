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

/** True if the browser blocks storage: the token is only in memory, so a page load would end the session. */
const isSessionOfDocument = (): boolean => readStoredToken() === null && readToken() !== null;

/** True if the CSP of this document would block content of the page (docs/SECURITY.md#headers). */
export const needsDocument = (address: string): boolean => {
  // `page` is undefined on the development server, which sends no CSP.
  const page = documentPage();
  const thirdParty = findRoute(new URL(address, location.href).pathname)?.thirdParty;
  if (page === undefined || thirdParty === undefined || isSessionOfDocument()) return false;
  const own = findRoute(page);
  return own === undefined || admittedBy(own) !== thirdParty;
};

const followedKey = 'portal.followed';

/** True at the first call after a link of the portal loaded this document: the title must take the focus. */
export const takeFollowed = (): boolean => {
  try {
    const isFollowed = sessionStorage.getItem(followedKey) !== null;
    sessionStorage.removeItem(followedKey);
    return isFollowed;
  } catch {
    return false;
  }
};

const noteFollowed = (): void => {
  try {
    sessionStorage.setItem(followedKey, '');
  } catch {}
};

const openDocument = (address: string, { replace = false } = {}): void => {
  noteFollowed();
  if (replace) location.replace(address);
  else location.assign(address);
};

/** Navigates. Asks first if typed values would be lost. Loads a new document if the CSP requires one. */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  const go = () => (needsDocument(to) ? openDocument(to, options) : navigate(to, options));
  if (options?.replace) go();
  else askBeforeLeaving(go, to === '/logout' ? 'signOut' : 'page');
};

/** History state of a modal that a link opened. Closing such a modal returns to the page of the link. */
export const overPage = 'overPage';

export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) => {
      // Opens the form `ownName` over the current page. Only a new tab uses the path of its URL.
      const [, modal] = address.split(/\?(?=modale=ownName)/);
      const target = modal ? `?${new URLSearchParams(`${location.search}&${modal}`)}` : address;
      navigate(target, target.startsWith('?') ? { state: overPage } : undefined);
    },
    [navigate],
  );
};

/** Query of the URL, still encoded. The router decodes the query, and `100%25` must not be decoded twice. */
export const useQuery = (): string => useSearch().replace(/^\?/, '');
