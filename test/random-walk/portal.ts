/** Code of a tab: the portal without its views. Each page load evaluates it again. */

import { realFlows } from '#test/flows/realFlows.ts';

export { readToken } from '#src/api/storage/token.ts';
export { isProtected, resolveAccess } from '#src/app/defineRoutes.ts';
export { routes } from '#src/app/routes.ts';
export { wireSession } from '#src/app/session.tsx';
export { matchesRoute } from '#src/domain/paths.ts';
export { session } from '#src/flows/session/session.ports.ts';

export const flows = realFlows;
