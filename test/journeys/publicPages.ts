import { isProtected } from '#src/app/defineRoutes.ts';
import { routes } from '#src/app/routes.ts';
import { paintedPages } from '#src/prerender/pages.ts';

/** They lead elsewhere at once. */
const passages = ['/authenticate', '/logout', '/erreur/redirection'];

const lasting = routes
  .filter((route) => !isProtected(route) && !passages.includes(route.path))
  .map(({ path }) => path);

/** The pages that everyone may open and stay on, as the build paints them. */
export const publicPages = paintedPages.filter(({ route }) => lasting.includes(route));

/** An address of each. */
export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);
