import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { unauthenticated } from './refusal.ts';
import type { SandboxEnv, SignedInEnv } from './server/env.ts';
import { readToken, worldIdSchema, worldOfToken } from './tokens.ts';

export const readBearer = (c: Context): string | null =>
  /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

export const isDocument = (c: Context): boolean =>
  c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');

/** Whether a request without a world opens one: a page, a sign-in, or a test that speaks of its world. */
const opensWorld = (c: Context): boolean => isDocument(c) || /^\/(?:saml|sandbox)(?:\/|$)/.test(c.req.path);

/** Finds the world: of the token, else of the cookie; a browser without one is given its own. */
export const identifyWorld = createMiddleware<SandboxEnv>(async (c, next) => {
  const token = readBearer(c);
  const known = (token && worldOfToken(token)) ?? worldIdSchema.safeParse(getCookie(c, 'sandbox')).data;
  const opened = !known && opensWorld(c) ? crypto.randomUUID() : undefined;
  c.set('world', c.var.worlds.named(known ?? opened ?? 'default'));
  await next();
  if (opened) setCookie(c, 'sandbox', opened, { httpOnly: true, sameSite: 'Lax', path: '/' });
});

/** Lets a call through when its token is well signed, not expired, of this session and of this address. */
export const requireToken = createMiddleware<SignedInEnv>(async (c, next) => {
  const token = readBearer(c);
  const claims = token && (await readToken(token));
  const { world, worlds } = c.var;
  const customer = claims && worlds.customer(world, claims.sub);
  if (!customer || claims.session !== world.session || claims.email !== customer.identity.email) {
    throw unauthenticated();
  }
  c.set('account', claims.sub);
  c.set('customer', customer);
  c.set('change', (part) => {
    const changed = { ...customer, ...worlds.customer(world, claims.sub), ...part };
    world.customers.set(claims.sub, changed);
    return changed;
  });
  await next();
});
