import { admittedBy, isProtected, type ThirdParty } from '../app/defineRoutes.ts';
import { type PortalRoute, type RoutePath, routes } from '../app/routes.ts';
import { matchesRoute, toPathPattern } from '../domain/paths.ts';

export type PaintedPage = {
  route: RoutePath;
  pattern: string;
  file: string;
  path: string;
  thirdParty: ThirdParty | undefined;
  /** Modules that the page imports statically, relative to the repository. */
  modules: readonly string[];
};

const toExample = (route: string): string =>
  route
    .replace(/\/:\w+\?/g, '')
    .replace(/:\w+/g, 'x')
    .replace(/^\*$/, '/404');

const toFileName = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

const listModules = (route: PortalRoute): string[] => [
  'src/app/start/start.tsx',
  ...(isProtected(route) ? ['src/flows/session/sessionCalls.ts', 'src/app/UserWiring.tsx'] : []),
  `src/app/layouts/${route.layout}Layout.tsx`,
  `src/app/routes/${route.page}Route.tsx`,
];

const listPages = (declared: PortalRoute): PaintedPage[] => {
  const { path: route, values, file } = declared;
  const common = { route, thirdParty: admittedBy(declared), modules: listModules(declared) };
  const example = toExample(route);
  if (!values) return [{ ...common, pattern: route, path: example, file: file ?? toFileName(example) }];
  return values.map((value) => {
    const path = `${example}/${value}`;
    return { ...common, pattern: path, path, file: toFileName(path) };
  });
};

/** Prerendered pages with their HTML files. `deploy/nginx.conf` finds the file for a path. */
export const paintedPages: readonly PaintedPage[] = routes.flatMap(listPages);

const filesByPaths: readonly (readonly [route: string, file: string])[] = [
  ...paintedPages.filter(({ route }) => route !== '*').map(({ pattern, file }) => [pattern, file] as const),
  // Uses the page of the route for a path that has no prerendered page.
  ...paintedPages.map(({ route, file }) => [route, file] as const),
].filter(([route], rank, all) => all.findIndex(([other]) => other === route) === rank);

export const fileOfPath = (path: string): string =>
  filesByPaths.find(([route]) => matchesRoute(route, path))?.[1] ?? 'index.html';

export const findThirdParty = (file: string): ThirdParty | undefined =>
  paintedPages.find((page) => page.file === file)?.thirdParty;

/** File of `dist/` with the nginx map of pages. The leading dot of the folder prevents its download. */
export const pagesFile = '.nginx/pages.conf';

export const nginxPages = (): string =>
  filesByPaths.map(([route, file]) => `~*${toPathPattern(route)}(?:\\?|$) /${file};\n`).join('');
