import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CheckExchange } from '../../contract/exchange.ts';
import { createSandbox } from '../app.ts';
import { createForward } from './forward.ts';
import { ownPaths } from './ownPaths.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const readFont = () => new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(figtree)));

/** Answers everything: the back office's paths by `api` or else by a sandbox, the rest by the portal. */
export const createBackend = (api: string | undefined, portal?: Fetch, check?: CheckExchange): Fetch => {
  if (api === undefined) return createSandbox({ portal, font: readFont(), check }).fetch;
  const forward = createForward(api);
  return (request) => {
    if (portal && !ownPaths.test(new URL(request.url).pathname)) return portal(request);
    return forward.fetch(request);
  };
};
