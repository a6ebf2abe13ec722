import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isDocument, readBearer } from './identify.ts';
import type { JournalEntry } from './journalEntry.ts';
import type { SandboxEnv } from './server/env.ts';
import { ownPaths } from './server/ownPaths.ts';

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

/** Writes each request in its world's journal, in the order they come; the control pages are left out. */
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
