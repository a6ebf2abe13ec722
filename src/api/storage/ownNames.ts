import * as z from 'zod/mini';
import { type OwnNames, ownNameSchema } from '../../domain/contract/siteLabel.ts';
import { digestUser, stored } from './stored.ts';

const key = 'portal.ownNames';

const storedSchema = z.object({
  owner: z.string().check(z.minLength(1)),
  names: z.record(z.string(), ownNameSchema),
});

const nothing: z.output<typeof storedSchema> = { owner: '', names: {} };
const memory = stored(() => localStorage, key, storedSchema, nothing);

const none: OwnNames = new Map();
let user: string | null = null;
let owner = '';
let names = none;
const listeners = new Set<() => void>();

const show = (next: OwnNames): void => {
  names = next;
  for (const listener of listeners) listener();
};

const toOwner = (next: string): Promise<string> => digestUser(next, 'ownNames').catch(() => '');

const readOf = (digest: string): OwnNames => {
  const read = memory.read();
  return digest && read.owner === digest ? new Map(Object.entries(read.names)) : none;
};

const onStorage = (event: StorageEvent): void => {
  if (event.key === key || event.key === null) show(readOf(owner));
};

/** Names that the user gives to contracts. The sign-out deletes them (docs/rules.md#own-names). */
export const ownNames = {
  read: (): OwnNames => names,
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
  /** Loads the names that the user `next` has given; none if the browser cannot compute the user's hash. */
  open: async (next: string | null): Promise<void> => {
    if (next === user) return;
    user = next;
    owner = '';
    show(none);
    const digest = next ? await toOwner(next) : '';
    if (user !== next) return;
    owner = digest;
    show(readOf(owner));
  },
  move: async (next: string): Promise<void> => {
    if (names.size === 0) return;
    const digest = await toOwner(next);
    user = next;
    owner = digest;
    if (owner) memory.write({ owner, names: Object.fromEntries(names) });
  },
  /** Gives a name to a contract; '' deletes the name. Without storage, the name stays in memory. */
  write: (reference: string, name: string): void => {
    const next = new Map(names);
    if (name) next.set(reference, name);
    else next.delete(reference);
    if (owner) memory.write({ owner, names: Object.fromEntries(next) });
    show(next);
  },
};
