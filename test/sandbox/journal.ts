import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ownPaths } from './server/ownPaths.ts';
import { isDocument, readBearer } from './tokens.ts';
import type { JournalEntry, SandboxEnv } from './world.ts';

const maxEntries = 2000;

const readBody = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return [...(await request.formData()).keys()];
  const text = await request.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

const findKind = (c: Context): JournalEntry['kind'] => {
  if (isDocument(c)) return 'document';
  return ownPaths.test(c.req.path) ? 'call' : 'asset';
};

export const keepJournal = createMiddleware<SandboxEnv>(async (c, next) => {
  if (/^\/sandbox(\/|$)/.test(c.req.path)) return next();
  const { calls } = c.var.world;
  const entry: JournalEntry = {
    kind: findKind(c),
    method: c.req.method,
    path: c.req.path,
    query: c.req.query(),
    body: null,
    bearer: readBearer(c) !== null,
    referer: c.req.header('referer') ?? null,
    status: null,
  };
  calls.push(entry);
  if (calls.length > maxEntries) calls.shift();
  if (c.req.raw.body) entry.body = await readBody(c.req.raw.clone());
  await next();
  entry.status = c.res.status;
});

const withoutShortcut = (request: Request): Request => {
  const url = new URL(request.url);
  url.searchParams.delete('account');
  return new Request(url, request);
};

/** Records the exchanges that violate the contract. Ignores the answers that a fault replaces. */
export const keepContract = createMiddleware<SandboxEnv>(async (c, next) => {
  const { check, world } = c.var;
  if (!check) return next();
  const request = withoutShortcut(c.req.raw.clone());
  await next();
  world.violations.push(...(await check(request, c.var.isFaulty ? null : c.res.clone())));
});
