import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { CheckExchange } from '../../contract/contract.ts';
import { createSandbox, type Fetch } from '../app.ts';
import { ConnectionDropped } from '../faults.ts';
import { ownPaths } from './ownPaths.ts';
import { createPortal } from './portal.ts';

/** Converts a redirect URL of the back office to a path of the portal. Returns other URLs unchanged. */
const ownLocation = (location: string, api: string): string => {
  const target = new URL(location, api);
  return target.origin === api ? `${target.pathname}${target.search}${target.hash}` : location;
};

const createForward = (api: string) =>
  new Hono()
    .all('*', async (c) => {
      const { pathname, search, host, protocol } = new URL(c.req.url);
      const answer = await proxy(`${api}${pathname}${search}`, {
        raw: c.req.raw,
        redirect: 'manual',
        customFetch: (request) => {
          request.headers.set('x-forwarded-host', host);
          request.headers.set('x-forwarded-proto', protocol.slice(0, -1));
          return fetch(request);
        },
      });
      const location = answer.headers.get('location');
      if (location) answer.headers.set('location', ownLocation(location, api));
      return answer;
    })
    .onError((error, c) => {
      console.error(`${c.req.method} ${c.req.path} : ${api} ne répond pas (${error.message})`);
      return c.json({ code: '502', message: 'Le service client ne répond pas.' }, 502);
    });

export const createBackend = (api: string | undefined, portal?: Fetch, check?: CheckExchange): Fetch => {
  if (api === undefined) return createSandbox({ portal, check }).fetch;
  const forward = createForward(api);
  return (request) => {
    if (portal && !ownPaths.test(new URL(request.url).pathname)) return portal(request);
    return forward.fetch(request);
  };
};

export type Served = { url: string; close: () => Promise<void> };

export const nodeListener = (fetch: Fetch): RequestListener => {
  const answer = async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
    try {
      return await fetch(request);
    } catch (error) {
      if (!(error instanceof ConnectionDropped)) throw error;
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  };
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  return (incoming: IncomingMessage, outgoing) => void listener(incoming, outgoing);
};

const open = async (server: Server, port: number) => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
};

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Listens on `port` (0: any) or, with `orNext`, on one of the next 20. @throws Error if they are in use. */
export const listen = async (server: Server, port: number, { orNext = false } = {}): Promise<Served> => {
  const last = orNext ? port + 20 : port;
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      await open(server, candidate);
      break;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (candidate === last)
        throw new Error(`Le port ${port} est déjà pris. Choisissez-en un autre avec PORT.`);
    }
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

// No keep-alive timeout: the server could close a connection at which a client is sending a request.
export const createNodeServer = (fetch: Fetch): Server =>
  createServer({ keepAliveTimeout: 0 }, nodeListener(fetch));

type Options = { port: number; orNext?: boolean; dist?: string; api?: string; check?: CheckExchange };

export const serve = ({ port, orNext, dist, api, check }: Options): Promise<Served> => {
  const portal = dist === undefined ? undefined : createPortal(dist).fetch;
  return listen(createNodeServer(createBackend(api, portal, check)), port, { orNext });
};
