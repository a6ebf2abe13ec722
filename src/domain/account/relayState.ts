import { matchesRoute } from '../pagePath.ts';

/** Where a signed-in user lands when nothing else is asked. */
export const home = '/espace-personnel';

/** Pages that would undo or repeat the sign-in that has just led to them. */
const closedPages = ['/authenticate', '/logout', '/erreur/:page?'];

/**
 * The path that a sign-in goes on to: `relayState` when it is a path of this origin, else the personal
 * space (docs/rules.md#relaystate). Anything a browser would read as another origin is turned away: a scheme,
 * `//x`, `/\x`, and the control characters and dot segments that hide them.
 */
export const safeTarget = (relayState: string | null | undefined): string => {
  if (!relayState?.startsWith('/') || /[\\\p{Cc}]/u.test(relayState)) return home;
  if (!URL.canParse(relayState, 'https://portal.invalid')) return home;
  const url = new URL(relayState, 'https://portal.invalid');
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return home;
  if (closedPages.some((page) => matchesRoute(page, url.pathname))) return home;
  return `${url.pathname}${url.search}${url.hash}`;
};
