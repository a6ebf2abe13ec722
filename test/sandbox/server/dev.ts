import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { evidence, versions } from '#src/visualiser/vite.config.ts';
import { createBackend, listen, nodeListener } from './listen.ts';
import { ownPaths } from './ownPaths.ts';
import { announce, closeOnSignal, readSettings, run } from './settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Path of the visualiser, on the origin of the portal to receive the broadcast messages of the portal. */
const visualiser = '/src/visualiser/index.html';

/** `npm run dev`: serves the sources with hot reload. There is no CSP, because it would block hot reload. */
await run(async () => {
  const { port, orNext, api } = readSettings(process.env);
  const backend = nodeListener(createBackend(api));
  const server = createHttpServer();
  const vite = await createViteServer({
    root,
    appType: 'spa',
    plugins: [evidence(root), versions(root)],
    server: { middlewareMode: true, hmr: { server } },
  });
  server.on('request', (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (ownPaths.test(path)) backend(request, response);
    else if (/^\/visualiser\/?$/.test(path))
      response.writeHead(302, { location: (request.url ?? '').replace(path, visualiser) }).end();
    else vite.middlewares(request, response);
  });
  const served = await listen(server, port, { orNext });
  closeOnSignal({ ...served, close: () => vite.close().then(served.close) });
  announce(served.url, api);
  if (process.argv.includes('visualiser'))
    console.log(`Les parcours se lisent sur ${served.url}/visualiser\n`);
});
