import { isPathOf, pathsOf } from '#machines/domain/pagePath.ts';
import { products } from '#machines/domain/product.ts';
import { type RoutePath, routes } from '../app/routes.ts';

export type PaintedPage = {
  route: RoutePath;
  /** The addresses that it is the page of, as the router writes them. */
  pattern: string;
  /** Of `dist/`. */
  file: string;
  /** An address of its own, to be painted at. */
  path: string;
};

/** Of the routes that have parameters: where their page stands among the files, and an address of theirs. */
const parametric = {
  '/espace-consommation/:kind/:reference/:idPDS': [
    'espace-consommation/compteur',
    '/espace-consommation/x/x/x',
  ],
  '/prelevement-automatique/:status?/:fullRef?/:transactionid?': [
    'prelevement-automatique',
    '/prelevement-automatique',
  ],
  '/download/contract/mandate/:reference/:type': ['download/mandat', '/download/contract/mandate/x/x'],
  '*': ['404', '/404'],
} as const satisfies Partial<Record<RoutePath, readonly [string, string]>>;

const isParametric = (route: RoutePath): route is keyof typeof parametric => route in parametric;

const pagesOf = (route: RoutePath): PaintedPage[] => {
  if (route === '/espace-produit/:type?')
    return products.map((product) => {
      const path = `/espace-produit/${product}`;
      return { route, pattern: path, file: `${path.slice(1)}.html`, path };
    });
  if (isParametric(route)) {
    const [file, path] = parametric[route];
    return [{ route, pattern: route, file: `${file}.html`, path }];
  }
  return [{ route, pattern: route, file: `${route === '/' ? 'index' : route.slice(1)}.html`, path: route }];
};

/** The protected pages that show what the profile says, and call nothing more. */
export const profilePages: readonly RoutePath[] = [
  '/',
  '/tableau-de-bord',
  '/renseignement-profil',
  '/espace-personnel',
];

/** The pages of the portal, each in a file that a static server finds by its address, or is told of (`deploy/nginx.conf`). */
export const paintedPages: readonly PaintedPage[] = routes.flatMap(({ path }) => pagesOf(path));

/** From the paths that a file is the page of, to the file; the first that suits counts. */
const filesByPaths: readonly (readonly [route: string, file: string])[] = [
  ...paintedPages.filter(({ route }) => route !== '*').map(({ pattern, file }) => [pattern, file] as const),
  // Where an address has no page of its own, that of another of its route.
  ...paintedPages.map(({ route, file }) => [route, file] as const),
].filter(([route], rank, all) => all.findIndex(([other]) => other === route) === rank);

/** The file of the page of a path. */
export const fileOfPath = (path: string): string =>
  filesByPaths.find(([route]) => isPathOf(route, path))?.[1] ?? 'index.html';

/** As nginx is told it, in `deploy/pages.conf`: from an address as it was asked for, escaped and with its search, to its file. */
export const nginxPages = (): string =>
  filesByPaths.map(([route, file]) => `~*${pathsOf(route)}(?:\\?|$) /${file};\n`).join('');
