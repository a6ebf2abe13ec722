import { admittedBy, type ThirdParty } from '../app/defineRoutes.ts';
import { type PortalRoute, type RoutePath, routes } from '../app/routes.ts';
import { matchesRoute, toPathPattern } from '../domain/paths.ts';

export type PaintedPage = {
  route: RoutePath;
  /** The addresses that it is the page of, as the router writes them. */
  pattern: string;
  /** Of `dist/`. */
  file: string;
  /** An address of its own, to be painted at. */
  path: string;
  /** What its policy lets in. */
  thirdParty: ThirdParty | undefined;
};

/** An address of a route: a parameter that must be there is `x`, the others are left out. */
const toExample = (route: string): string =>
  route
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, 'x')
    .replace(/^\*$/, '/404');

const toFileName = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

const listPages = (declared: PortalRoute): PaintedPage[] => {
  const { path: route, values, file } = declared;
  const thirdParty = admittedBy(declared);
  if (!values) {
    const path = toExample(route);
    return [{ route, pattern: route, file: file ?? toFileName(path), path, thirdParty }];
  }
  return values.map((value) => {
    const path = `${toExample(route)}/${value}`;
    return { route, pattern: path, file: toFileName(path), path, thirdParty };
  });
};

/** The pages of the portal, each in a file that a static server finds by its address, or is told of (`deploy/nginx.conf`). */
export const paintedPages: readonly PaintedPage[] = routes.flatMap(listPages);

/** From the paths that a file is the page of, to the file; the first that suits counts. */
const filesByPaths: readonly (readonly [route: string, file: string])[] = [
  ...paintedPages.filter(({ route }) => route !== '*').map(({ pattern, file }) => [pattern, file] as const),
  // Where an address has no page of its own, that of another of its route.
  ...paintedPages.map(({ route, file }) => [route, file] as const),
].filter(([route], rank, all) => all.findIndex(([other]) => other === route) === rank);

/** The file of the page of a path. */
export const fileOfPath = (path: string): string =>
  filesByPaths.find(([route]) => matchesRoute(route, path))?.[1] ?? 'index.html';

/** What the policy of a page lets in of somebody else's, by its file. */
export const findThirdParty = (file: string): ThirdParty | undefined =>
  paintedPages.find((page) => page.file === file)?.thirdParty;

/** Where the build writes the pages for nginx, in `dist/`: no server answers with what begins with a dot. */
export const pagesFile = '.nginx/pages.conf';

/** As nginx is told it: from an address as it was asked for, escaped and with its search, to its file. */
export const nginxPages = (): string =>
  filesByPaths.map(([route, file]) => `~*${toPathPattern(route)}(?:\\?|$) /${file};\n`).join('');
