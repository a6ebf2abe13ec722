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

/** True if the browser refuses storage: the token is in memory, and a page load would end the session. */
const isSessionOfDocument = (): boolean => readStoredToken() === null && readToken() !== null;

/** True if the page has third-party content that the current CSP blocks (docs/SECURITY.md#headers). */
export const needsDocument = (address: string): boolean => {
  // The development server sends no Content-Security-Policy.
  const page = documentPage();
  const thirdParty = findRoute(new URL(address, location.href).pathname)?.thirdParty;
  if (page === undefined || thirdParty === undefined || isSessionOfDocument()) return false;
  const own = findRoute(page);
  return own === undefined || admittedBy(own) !== thirdParty;
};

const followedKey = 'portal.followed';

/** True, once, after a page load that a link of the portal caused. The page title then takes the focus. */
export const takeFollowed = (): boolean => {
  try {
    const isFollowed = sessionStorage.getItem(followedKey) !== null;
    sessionStorage.removeItem(followedKey);
    return isFollowed;
  } catch {
    return false;
  }
};

/** Marks the next page load as caused by a link of the portal. Does nothing if storage is refused. */
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

/** Navigates, after a confirmation if the user would lose data. Loads a new document if the page needs one. */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  const go = () => (needsDocument(to) ? openDocument(to, options) : navigate(to, options));
  if (options?.replace) go();
  else askBeforeLeaving(go, to === '/logout' ? 'signOut' : 'page');
};

/** History state of a modal opened by a link: closing the modal goes back to the page of the link. */
export const overPage = 'overPage';

export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) =>
      navigate(address, /^\?|\?modale=ownName/.test(address) ? { state: overPage } : undefined),
    [navigate],
  );
};

/** Query of the URL, still encoded. The router decodes it, and a second decoding would break `100%25`. */
export const useQuery = (): string => useSearch().replace(/^\?/, '');
