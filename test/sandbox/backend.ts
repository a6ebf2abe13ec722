import { createSandbox } from './app.ts';
import { createForward } from './forward.ts';
import { ownPaths } from './ownPaths.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** Answers everything: the back office's paths by `api` or else by a sandbox, the rest by the portal. */
export const createBackend = (api: string | undefined, portal?: Fetch): Fetch => {
  if (api === undefined) return createSandbox({ portal }).fetch;
  const forward = createForward(api);
  return (request) => {
    if (portal && !ownPaths.test(new URL(request.url).pathname)) return portal(request);
    return forward.fetch(request);
  };
};
