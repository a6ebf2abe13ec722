import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { lookUpHost } from '#brands/hosts.ts';
import { environments } from '#src/app/settings/environments.ts';
import { fileOfPath, findThirdParty } from '#src/prerender/pages.ts';
import { assetHeaders, hashPageStyle, securityHeaders } from '../../../deploy/headers.ts';
import { parsePageSettings } from '../../../deploy/settings.ts';

const isFile = (path: string) => /\.[a-z\d]+$/i.test(path);
const isHashed = (path: string) => path.startsWith('/assets/');
const isHidden = (path: string) => path.includes('/.');

/** Caching headers. The name of a file under `/assets` contains a hash, so only these files never change. */
const chooseCaching = (c: Context): string =>
  c.res.ok && isHashed(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** False in development and test, which have no third parties (docs/rules.md#third-parties). */
const isDeployed = (c: Context): boolean =>
  environments[lookUpHost(c.req.header('host') ?? '').environment].isDeployed;

const readPage = (dist: string, file: string): string => {
  const path = join(dist, file);
  return readFileSync(existsSync(path) ? path : join(dist, 'index.html'), 'utf8');
};

/** Keeps compressed files in memory: each journey requests dozens of them. */
const rememberFiles = (): MiddlewareHandler => {
  const answers = new Map<string, { body: ArrayBuffer; headers: Headers }>();
  return async (c, next) => {
    if (!isHashed(c.req.path) || c.req.header('range')) return next();
    const key = `${c.req.path} ${c.req.header('accept-encoding')}`;
    const known = answers.get(key);
    if (known) return new Response(known.body, { headers: known.headers });
    await next();
    if (!c.res.ok || c.req.method !== 'GET') return;
    const { headers } = c.res;
    const body = await c.res.arrayBuffer();
    answers.set(key, { body, headers });
    c.res = new Response(body, { headers });
  };
};

export const createPortal = (dist: string) => {
  const pageHeaders = (c: Context) => {
    const file = fileOfPath(c.req.path);
    const page = readPage(dist, file);
    return securityHeaders({
      deployment: isDeployed(c) ? parsePageSettings(page) : null,
      thirdParty: findThirdParty(file),
      styleSource: hashPageStyle(page),
    });
  };
  return new Hono()
    .use(async (c, next) => {
      await next();
      const headers = isHashed(c.req.path) ? assetHeaders() : pageHeaders(c);
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      c.header('Cache-Control', chooseCaching(c));
    })
    .use(rememberFiles())
    .use(compress())
    .use(async (c, next) => (isHidden(c.req.path) ? c.notFound() : next()))
    .use(serveStatic({ root: dist }))
    .get('*', async (c, next) => (isFile(c.req.path) ? c.notFound() : next()))
    .get('*', (c, next) => serveStatic({ path: join(dist, fileOfPath(c.req.path)) })(c, next))
    .get('*', serveStatic({ path: join(dist, 'index.html') }))
    .notFound((c) => c.text('Introuvable', 404));
};
