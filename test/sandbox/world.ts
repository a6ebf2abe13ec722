import type { CheckExchange, Violation } from '../contract/contract.ts';
import { accountOf, accounts, blockOf } from './accounts.ts';
import { type Customer, createCustomer, newCustomer } from './customer.ts';
import { type Day, toDay } from './data/days.ts';

/** A request as the journal keeps it: what a test compares with what should be sent. */
export type JournalEntry = {
  /** `document`: a page asked by the browser; `call`: one of the back office's own paths; `asset`: a file. */
  kind: 'document' | 'call' | 'asset';
  method: string;
  path: string;
  query: Record<string, string>;
  /** The JSON body; the names of the fields of a form; null without a body. */
  body: unknown;
  bearer: boolean;
  referer: string | null;
  /** Null as long as the answer has not left. */
  status: number | null;
};

/** A fault set on a call (`GET /api/user`), for so many times; null: until it is cleared. */
export type FaultRule = { id: string; call: string; fault: string; times: number | null };

/**
 * One state of the back office. Each browser has its own, so that two tests never disturb each other:
 * the world is named by the token, else by the `sandbox` cookie.
 */
export type World = {
  id: string;
  /** Tokens of an earlier session are refused: signing out at the provider closes it. */
  session: number;
  customers: Map<string, Customer>;
  faults: FaultRule[];
  calls: JournalEntry[];
  /** What was exchanged and is not in the contract of the back office; nothing empties it. */
  violations: Violation[];
};

/** The oldest worlds are forgotten beyond this many. */
const maxWorlds = 500;

const newWorld = (id: string): World => ({
  id,
  session: 1,
  customers: new Map(),
  faults: [],
  calls: [],
  violations: [],
});

/** The worlds of one sandbox, each made when it is first named. Their data are dated from `today`. */
export const createWorlds = (today: Day = toDay(Date.now())) => {
  const worlds = new Map<string, World>();
  const seeds = new Map<string, Customer>();

  const seedOf = (id: string): Customer | undefined => {
    const known = seeds.get(id);
    const account = accountOf(id);
    if (known || !account) return known;
    const seed = createCustomer(account, blockOf(id));
    seeds.set(id, seed);
    return seed;
  };

  const named = (id: string): World => {
    const world = worlds.get(id) ?? newWorld(id);
    worlds.delete(id);
    worlds.set(id, world);
    const oldest = worlds.keys().next().value;
    if (worlds.size > maxWorlds && oldest !== undefined) worlds.delete(oldest);
    return world;
  };

  return {
    today,
    named,
    /** The customer of an account in a world; undefined when nobody has this account. */
    customer: (world: World, account: string) => world.customers.get(account) ?? seedOf(account),
    /** Puts the data back as they were; faults and journal go too. Tokens stay good. */
    reset: (world: World) => {
      world.customers.clear();
      world.faults.length = 0;
      world.calls.length = 0;
    },
    /** Opens an account for someone new. */
    register: (world: World, ...person: Parameters<typeof newCustomer>) => {
      const id = `new-${world.customers.size + 1}`;
      const customer = newCustomer(...person);
      world.customers.set(id, customer);
      return { id, customer };
    },
    /** Whether someone already signs in with this address. */
    isTaken: (world: World, email: string): boolean =>
      [
        ...accounts.filter(({ id }) => !world.customers.has(id)).map((account) => account.email),
        ...[...world.customers.values()].map(({ identity }) => identity.email),
      ].includes(email.toLowerCase()),
  };
};

export type Worlds = ReturnType<typeof createWorlds>;

/** What each request of the sandbox knows. */
export type SandboxEnv = {
  Variables: {
    world: World;
    worlds: Worlds;
    /** Compares an exchange with the contract, where the sandbox was given one. */
    check?: CheckExchange | undefined;
    /** Whether a fault has replaced the answer. */
    isFaulty?: boolean;
  };
};

/** What a signed-in call knows besides. */
export type SignedInEnv = {
  Variables: SandboxEnv['Variables'] & {
    account: string;
    customer: Customer;
    /** Replaces a part of the customer's data. */
    change: (part: Partial<Customer>) => Customer;
  };
};
