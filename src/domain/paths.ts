/** Regular expression for the start of a URL path, from a route of the router such as `/erreur/:page?`. */
export const toPathPattern = (route: string): string => {
  const path = route
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/^\*$/, '.*');
  return `^${path}/?`;
};

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** True if a path matches a route. Ignores case, encoding and a trailing slash, as the router does. */
export const matchesRoute = (route: string, path: string): boolean =>
  new RegExp(`${toPathPattern(route)}$`, 'i').test(decoded(path));

type Queries = {
  '/espace-admin': { modale: 'invite' };
  '/espace-consommation': { reference: string } | { modale: 'export' };
  '/espace-consommation/bilan': { annee: string };
  '/espace-de-paiement': { contrat: string };
  '/espace-facturation': { reference: string } | { vue: 'a-regler' | 'en-retard' } | { modale: 'payer' };
  '/espace-personnel':
    | { modale: 'addContract' | 'name' | 'email' | 'password' }
    | { modale: 'billing' | 'contact' | 'iban' | 'ownName'; contrat: string };
  '/prelevement-automatique': { contrat: string };
};

export const to = <Page extends keyof Queries>(page: Page, query: Queries[Page]): string =>
  `${page}?${new URLSearchParams(Object.entries<string>(query))}`;

export const home = '/espace-personnel';

/** Pages that a sign-in must not open: they sign in, sign out or show an error. */
const closedPages = ['/authenticate', '/logout', '/erreur/:page?'];

/**
 * URL after a sign-in: `relayState` on this origin, else `home` (docs/rules.md#relaystate). Browsers may
 * resolve `//x`, `/\x` and control characters to another origin.
 */
export const safeTarget = (relayState: string | null | undefined): string => {
  if (!relayState?.startsWith('/') || /[\\\p{Cc}]/u.test(relayState)) return home;
  if (!URL.canParse(relayState, 'https://portal.invalid')) return home;
  const url = new URL(relayState, 'https://portal.invalid');
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//')) return home;
  if (closedPages.some((page) => matchesRoute(page, url.pathname))) return home;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Products for connected water networks, as codes in URLs and calls (docs/rules.md#product-pages). */
export const products = ['switch', 'fluids', 'water'] as const;

export type Product = (typeof products)[number];

export const findProduct = (type: string | undefined): Product | undefined =>
  products.find((product) => product === type);
