import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { decode, sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';
import { forbidden, unauthenticated } from './body.ts';
import type { Customer } from './customer.ts';
import type { SandboxEnv, SignedInEnv, World } from './world.ts';

/** Secret in the code, because the data are fictitious. It is constant: tokens survive a restart. */
const secret = 'bac-a-sable-du-portail';

const worldIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  world: worldIdSchema,
  session: z.number(),
});

type Claims = z.infer<typeof claimsSchema>;

/** Issues a token that contains the e-mail address: if the address changes, the token becomes invalid. */
export const issueToken = (world: World, account: string, customer: Customer): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  const { email } = customer.identity;
  const claims: Claims = { sub: account, email, world: world.id, session: world.session };
  const dates = { iat: now, exp: now + customer.tokenLifetime };
  return sign({ ...claims, ...dates, jti: crypto.randomUUID() }, secret, 'HS256');
};

const readToken = async (token: string): Promise<Claims | null> => {
  try {
    return claimsSchema.parse(await verify(token, secret, 'HS256'));
  } catch {
    return null;
  }
};

const worldOfToken = (token: string): string | null => {
  try {
    return claimsSchema.parse(decode(token).payload).world;
  } catch {
    return null;
  }
};

export const readBearer = (c: Context): string | null =>
  /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

export const isDocument = (c: Context): boolean =>
  c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');

/** True for a request that creates the data of a browser: page, sign-in or control of the sandbox. */
const opensWorld = (c: Context): boolean => isDocument(c) || /^\/(?:saml|sandbox)(?:\/|$)/.test(c.req.path);

export const identifyWorld = createMiddleware<SandboxEnv>(async (c, next) => {
  const token = readBearer(c);
  const known = (token && worldOfToken(token)) ?? worldIdSchema.safeParse(getCookie(c, 'sandbox')).data;
  const opened = !known && opensWorld(c) ? crypto.randomUUID() : undefined;
  c.set('world', c.var.worlds.named(known ?? opened ?? 'default'));
  await next();
  if (opened) setCookie(c, 'sandbox', opened, { httpOnly: true, sameSite: 'Lax', path: '/' });
});

/** Accepts a signed token that has not expired and that contains the current session and e-mail address. */
export const requireToken = createMiddleware<SignedInEnv>(async (c, next) => {
  const token = readBearer(c);
  const claims = token && (await readToken(token));
  const { world, worlds } = c.var;
  const customer = claims && worlds.customer(world, claims.sub);
  if (!customer || claims.session !== world.session || claims.email !== customer.identity.email)
    throw unauthenticated();
  c.set('account', claims.sub);
  c.set('customer', customer);
  c.set('change', (part) => {
    const changed = { ...customer, ...worlds.customer(world, claims.sub), ...part };
    world.customers.set(claims.sub, changed);
    return changed;
  });
  await next();
});

type Form = 'addContract' | 'name' | 'email' | 'password' | 'iban' | 'billing' | 'contact';

const closedForms: Record<string, readonly Form[]> = {
  internal_adviser_simple: ['addContract', 'name', 'email', 'password', 'iban', 'billing', 'contact'],
  internal_adviser_admin: ['name', 'password', 'iban', 'contact'],
};

const administrators = ['owner', 'admin', 'internal_adviser_admin'];

/** True if the back office accepts this form from a user with this role (docs/rules.md#closed-forms). */
export const accepts = (role: string, form: Form): boolean => !closedForms[role]?.includes(form);

export const requireForm = (form: Form) =>
  createMiddleware<SignedInEnv>(async (c, next) => {
    if (!accepts(c.var.customer.identity.type, form)) throw forbidden();
    await next();
  });

export const requireAdministrator = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!administrators.includes(c.var.customer.identity.type)) throw forbidden();
  await next();
});
