import { isProtected } from '#src/app/defineRoutes.ts';
import { routes } from '#src/app/routes.ts';
import { paintedPages } from '#src/prerender/pages.ts';

const passages = ['/authenticate', '/logout', '/erreur/redirection'];

const lasting = routes
  .filter((route) => !isProtected(route) && !passages.includes(route.path))
  .map(({ path }) => path);

export const publicPages = paintedPages.filter(({ route }) => lasting.includes(route));

export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);
