import { Hono } from 'hono';
import type { CheckExchange } from '../contract/contract.ts';
import { accountOf } from './accounts.ts';
import { Refusal } from './body.ts';
import { readDay } from './data/days.ts';
import { failOnDemand } from './faults.ts';
import { keepContract, keepJournal } from './journal.ts';
import { createStatics } from './pages.ts';
import { consumption } from './resources/consumption.ts';
import { attachment, contracts, directDebit } from './resources/contracts.ts';
import { control, controlForm } from './resources/control.ts';
import { customerService, phoneLookup, productContact } from './resources/customerService.ts';
import { inserts, invoices } from './resources/invoices.ts';
import { management } from './resources/management.ts';
import { saml } from './resources/saml.ts';
import { thirdParty } from './resources/thirdParty.ts';
import { registration, user } from './resources/user.ts';
import { ownPaths } from './server/ownPaths.ts';
import { identifyWorld, issueToken, requireToken } from './tokens.ts';
import { createWorlds, type SandboxEnv, type SignedInEnv, type Worlds } from './world.ts';

type Handler = (request: Request) => Response | Promise<Response>;

type Options = {
  /** Handles the paths outside the back office, which are the files of the portal; 404 by default. */
  portal?: Handler;
  font?: Uint8Array<ArrayBuffer>;
  /** Checks each exchange with the contract of the back office. `GET /sandbox/violations` lists the violations. */
  check?: CheckExchange | undefined;
  /** Date of the data, `yyyy-MM-dd`; by default, the current day. */
  today?: string;
};

const api = new Hono<SignedInEnv>()
  .use(requireToken)
  .route('/', user)
  .route('/', attachment)
  .route('/', contracts)
  .route('/', directDebit)
  .route('/', invoices)
  .route('/', inserts)
  .route('/', consumption)
  .route('/', phoneLookup)
  .route('/', customerService)
  .route('/', management);

export const createApp = (worlds: Worlds, { portal, font, check }: Options = {}) =>
  new Hono<SandboxEnv>()
    .use(async (c, next) => {
      c.set('worlds', worlds);
      c.set('check', check);
      await next();
    })
    .use(identifyWorld)
    .use(keepJournal)
    .use(keepContract)
    .use('/api/*', failOnDemand)
    .use('/user/*', failOnDemand)
    .use('/p/*', failOnDemand)
    .use('/third-party/*', failOnDemand)
    .route('/saml', saml)
    .route('/sandbox', control)
    .route('/sandbox', controlForm)
    .route('/sandbox', createStatics(font))
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

/** Sandbox of the back office, as a fetch handler. Rejects with `ConnectionDropped` for the fault `drop`. */
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
