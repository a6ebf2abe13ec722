import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { lookUpHost } from '#brands/hosts.ts';
import { securityHeaders } from '../../deploy/headers.ts';

const isFile = (path: string) => /\.[a-z\d]+$/i.test(path);
const isHidden = (path: string) => path.includes('/.');

/** Files under `/assets` carry a hash of their content in their name; the rest may change at each release. */
const cachingOf = (c: Context): string =>
  c.res.ok && c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** In development and test the sandbox stands in for third parties (docs/rules.md#third-parties). */
const isDeployed = (c: Context): boolean => {
  const { environment } = lookUpHost(c.req.header('host') ?? '');
  return environment !== 'development' && environment !== 'test';
};

/**
 * Serves a built portal: its files, `index.html` for any other page, and the security headers on all of
 * it. A missing file, or one whose name starts with a dot, is a 404.
 */
export const createPortal = (dist: string) =>
  new Hono()
    .use(async (c, next) => {
      await next();
      const headers = securityHeaders({ deployed: isDeployed(c) });
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      c.header('Cache-Control', cachingOf(c));
    })
    .use(compress())
    .use(async (c, next) => (isHidden(c.req.path) ? c.notFound() : next()))
    .use(serveStatic({ root: dist }))
    .get('*', async (c, next) => (isFile(c.req.path) ? c.notFound() : next()))
    .get('*', serveStatic({ path: join(dist, 'index.html') }))
    .notFound((c) => c.text('Introuvable', 404));
