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

/** True if the browser refuses storage: another document could then not read the session. */
const isSessionOfDocument = (): boolean => readStoredToken() === null && readToken() !== null;

/** True for a page with third-party content that this document's CSP blocks (docs/SECURITY.md#headers). */
export const needsDocument = (address: string): boolean => {
  // The development server sends neither a Content-Security-Policy nor a prerendered page.
  const page = documentPage();
  const thirdParty = findRoute(new URL(address, location.href).pathname)?.thirdParty;
  if (page === undefined || thirdParty === undefined || isSessionOfDocument()) return false;
  const own = findRoute(page);
  return own === undefined || admittedBy(own) !== thirdParty;
};

const followedKey = 'portal.followed';

/** True once in a document that a link of the portal has opened: the title of its page takes the focus. */
export const takeFollowed = (): boolean => {
  try {
    const isFollowed = sessionStorage.getItem(followedKey) !== null;
    sessionStorage.removeItem(followedKey);
    return isFollowed;
  } catch {
    return false;
  }
};

/** Marks the next document. If the browser refuses the storage, the title does not take the focus. */
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

/** Requires a confirmation before a link loses data. Opens a new document if the page needs one. */
export const navigateSafely: AroundNavHandler = (navigate, to, options) => {
  const go = () => (needsDocument(to) ? openDocument(to, options) : navigate(to, options));
  if (options?.replace) go();
  else askBeforeLeaving(go, to === '/logout' ? 'signOut' : 'page');
};

/** History state of an entry that returns to the page of its link when it closes, such as a modal. */
export const overPage = 'overPage';

export const useFollow = (): ((address: string) => void) => {
  const [, navigate] = useLocation();
  return useCallback(
    (address: string) =>
      navigate(address, /^\?|\?modale=ownName/.test(address) ? { state: overPage } : undefined),
    [navigate],
  );
};

/** Query of the URL before decoding. The router decodes its query: a second decoding would break `100%25`. */
export const useQuery = (): string => useSearch().replace(/^\?/, '');
