import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ConnectionDropped } from '../faults.ts';
import type { Fetch } from './backend.ts';

export type Served = { url: string; close: () => Promise<void> };

/** A Node listener over a fetch handler; a dropped call cuts its connection. */
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

const open = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Opens a server on `port`, or with `orNext` on the first free port after it. 0: any free port. Rejects
 * with a sentence when the port is taken.
 */
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

// A client closes what it no longer needs: a server that did would at times meet its next request with a reset.
export const createNodeServer = (fetch: Fetch): Server =>
  createServer({ keepAliveTimeout: 0 }, nodeListener(fetch));
