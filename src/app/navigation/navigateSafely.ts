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

/** True if the browser refuses storage. The token is only in memory, so a page load ends the session. */
const isSessionOfDocument = (): boolean => readStoredToken() === null && readToken() !== null;

/** True if the CSP of this document blocks content of the page (docs/SECURITY.md#headers). */
export const needsDocument = (address: string): boolean => {
  // `page` is undefined on the development server, which sends no CSP.
  const page = documentPage();
  const thirdParty = findRoute(new URL(address, location.href).pathname)?.thirdParty;
  if (page === undefined || thirdParty === undefined || isSessionOfDocument()) return false;
  const own = findRoute(page);
  return own === undefined || admittedBy(own) !== thirdParty;
};

const followedKey = 'portal.followed';

/** True, once, after a page load that a link of the portal caused: the page title then takes the focus. */
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

/** Navigates, after a confirmation if typed data would be lost; by a page load if the CSP requires it. */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  const go = () => (needsDocument(to) ? openDocument(to, options) : navigate(to, options));
  if (options?.replace) go();
  else askBeforeLeaving(go, to === '/logout' ? 'signOut' : 'page');
};

/** History state of a modal that a link opened. Closing the modal then goes back to the page of the link. */
export const overPage = 'overPage';

export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) => {
      // The own-name form opens over the page of its link. Its URL is for a new tab.
      const [, modal] = address.split(/\?(?=modale=ownName)/);
      const target = modal ? `?${new URLSearchParams(`${location.search}&${modal}`)}` : address;
      navigate(target, target.startsWith('?') ? { state: overPage } : undefined);
    },
    [navigate],
  );
};

/** Query of the URL, still encoded. The router decodes it: decoding `100%25` twice would fail. */
export const useQuery = (): string => useSearch().replace(/^\?/, '');
