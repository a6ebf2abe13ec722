import type { CheckExchange } from '../../contract/exchange.ts';
import { createBackend } from './backend.ts';
import { createNodeServer, listen, type Served } from './listen.ts';
import { createPortal } from './portal.ts';

type Options = {
  /** 0: any free port. */
  port: number;
  /** Whether a taken port gives way to the next free one. */
  orNext?: boolean;
  /** The folder of the built portal; without it, only the back office answers. */
  dist?: string;
  /** The origin of a real back office, in place of the sandbox. */
  api?: string;
  /** Compares what the sandbox exchanges with the contract of the back office. */
  check?: CheckExchange;
};

/** Serves the built portal with its security headers, and the sandbox or a real back office behind it. */
export const serve = ({ port, orNext, dist, api, check }: Options): Promise<Served> => {
  const portal = dist === undefined ? undefined : createPortal(dist).fetch;
  return listen(createNodeServer(createBackend(api, portal, check)), port, { orNext });
};
