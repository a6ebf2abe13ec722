import type { CheckExchange, Violation } from '../contract/contract.ts';
import { accountOf, accounts, blockOf, newAccount, type Person } from './accounts.ts';
import { type Customer, createCustomer } from './customer.ts';
import { type Day, toDay } from './data/days.ts';

export type JournalEntry = {
  /** `document`: page. `call`: path of the back office. `asset`: file. */
  kind: 'document' | 'call' | 'asset';
  method: string;
  path: string;
  query: Record<string, string>;
  /** JSON body, or names of the form fields; null without a body. */
  body: unknown;
  bearer: boolean;
  referer: string | null;
  status: number | null;
};

/** Fault of a call (`GET /api/user`), injected `times` times; if `times` is null, until a test removes it. */
export type FaultRule = { id: string; call: string; fault: string; times: number | null };

/** Data of the back office for one browser, which its token or its cookie `sandbox` identifies. */
export type World = {
  id: string;
  /** Number of sign-outs at the identity provider. A token with a lower number is invalid. */
  session: number;
  customers: Map<string, Customer>;
  faults: FaultRule[];
  calls: JournalEntry[];
  violations: Violation[];
};

const maxWorlds = 500;

const newWorld = (id: string): World => ({
  id,
  session: 1,
  customers: new Map(),
  faults: [],
  calls: [],
  violations: [],
});

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
    customer: (world: World, account: string) => world.customers.get(account) ?? seedOf(account),
    reset: (world: World) => {
      world.customers.clear();
      world.faults.length = 0;
      world.calls.length = 0;
    },
    register: (world: World, person: Person, password: string) => {
      const id = `new-${world.customers.size + 1}`;
      const customer = { ...createCustomer({ ...newAccount, ...person }, 0), password };
      world.customers.set(id, customer);
      return { id, customer };
    },
    isTaken: (world: World, email: string): boolean =>
      [
        ...accounts.filter(({ id }) => !world.customers.has(id)).map((account) => account.email),
        ...[...world.customers.values()].map(({ identity }) => identity.email),
      ].includes(email.toLowerCase()),
  };
};

export type Worlds = ReturnType<typeof createWorlds>;

export type SandboxEnv = {
  Variables: { world: World; worlds: Worlds; check?: CheckExchange | undefined; isFaulty?: boolean };
};

export type SignedInEnv = {
  Variables: SandboxEnv['Variables'] & {
    account: string;
    customer: Customer;
    change: (part: Partial<Customer>) => Customer;
  };
};
