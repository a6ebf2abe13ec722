import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type CheckExchange, readBody } from '../contract/contract.ts';
import { accountOf } from './accounts.ts';
import { Refusal } from './body.ts';
import { readDay } from './data/days.ts';
import { failOnDemand } from './faults.ts';
import { statics } from './pages.ts';
import { consumption } from './resources/consumption.ts';
import { contracts } from './resources/contracts.ts';
import { control } from './resources/control.ts';
import { customerService, productContact } from './resources/customerService.ts';
import { invoices } from './resources/invoices.ts';
import { management } from './resources/management.ts';
import { saml } from './resources/saml.ts';
import { thirdParty } from './resources/thirdParty.ts';
import { registration, user } from './resources/user.ts';
import { ownPaths } from './server/ownPaths.ts';
import { identifyWorld, isDocument, issueToken, readBearer, requireToken } from './tokens.ts';
import { createWorlds, type JournalEntry, type SandboxEnv, type SignedInEnv, type Worlds } from './world.ts';

const maxEntries = 2000;

/** Body of a request in the journal: names of the parts of a form, else the JSON value or text. */
const readSentBody = async (request: Request): Promise<unknown> => {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const body = await readBody(request);
  return isForm ? Object.keys(Object(body)) : (body ?? null);
};

const findKind = (c: Context): JournalEntry['kind'] => {
  if (isDocument(c)) return 'document';
  return ownPaths.test(c.req.path) ? 'call' : 'asset';
};

const keepJournal = createMiddleware<SandboxEnv>(async (c, next) => {
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
  if (c.req.raw.body) entry.body = await readSentBody(c.req.raw.clone());
  await next();
  entry.status = c.res.status;
});

const withoutShortcut = (request: Request): Request => {
  const url = new URL(request.url);
  url.searchParams.delete('account');
  return new Request(url, request);
};

/** Records violations of the OpenAPI file. A fault that a test has injected does not count. */
const keepContract = createMiddleware<SandboxEnv>(async (c, next) => {
  const { check, world } = c.var;
  if (!check) return next();
  const request = withoutShortcut(c.req.raw.clone());
  await next();
  world.violations.push(...(await check(request, c.var.isFaulty ? null : c.res.clone())));
});

export type Fetch = (request: Request) => Response | Promise<Response>;

type Options = {
  portal?: Fetch;
  check?: CheckExchange | undefined;
  /** Current day in the data, `yyyy-MM-dd`; today by default. */
  today?: string;
};

const api = new Hono<SignedInEnv>()
  .use(requireToken)
  .route('/', user)
  .route('/', contracts)
  .route('/', invoices)
  .route('/', consumption)
  .route('/', customerService)
  .route('/', management);

export const createApp = (worlds: Worlds, { portal, check }: Options = {}) =>
  new Hono<SandboxEnv>()
    .use(async (c, next) => {
      c.set('worlds', worlds);
      c.set('check', check);
      await next();
    })
    .use(identifyWorld)
    .use(keepJournal)
    .use(keepContract)
    .on('ALL', ['/api/*', '/user/*', '/p/*', '/third-party/*'], failOnDemand)
    .route('/saml', saml)
    .route('/sandbox', control)
    .route('/sandbox', statics)
    .route('/third-party', thirdParty)
    .route('/user', registration)
    .route('/p', productContact)
    .route('/api', api)
    .onError((error, c) => {
      if (error instanceof Refusal) return c.json(error.body, error.status);
      throw error;
    })
    .notFound((c) => {
      if (portal && !ownPaths.test(c.req.path)) return portal(c.req.raw);
      return c.json({ code: '404', message: 'Cette adresse n’existe pas.' }, 404);
    });

/** Sandbox of the back office as a `fetch` function. The fault `drop` rejects with `ConnectionDropped`. */
export const createSandbox = (options: Options = {}) => {
  const worlds = createWorlds(options.today === undefined ? undefined : readDay(options.today));
  const app = createApp(worlds, options);
  return {
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    signIn: async (account: string, worldId = 'default'): Promise<string> => {
      const world = worlds.named(worldId);
      const customer = worlds.customer(world, account);
      if (!accountOf(account) || !customer) throw new Error(`No account "${account}"`);
      return issueToken(world, account, customer);
    },
  };
};
