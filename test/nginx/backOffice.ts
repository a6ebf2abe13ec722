import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export type Recorded = { method: string; url: string; headers: IncomingHttpHeaders };

export const startBackOffice = async () => {
  const recorded: Recorded[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    recorded.push({ method, url, headers });
    request.resume();
    const status = Number(/status=(\d+)/.exec(url)?.[1] ?? 200);
    response.writeHead(status, {
      'content-type': url.startsWith('/saml') ? 'text/html' : 'application/json',
      'cache-control': 'public, max-age=60',
      'content-security-policy': "default-src *; form-action 'self'",
      'strict-transport-security': 'max-age=1',
      'x-content-type-options': 'none',
      'x-powered-by': 'a framework',
    });
    response.end(JSON.stringify({ code: '00', text: 'a'.repeat(4096) }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    port: address.port,
    recorded,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
};
