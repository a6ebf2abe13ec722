import { assign, setup } from 'xstate';
import { port } from '../setup/port.ts';
import type { Interrupted } from './interrupted.ts';

/**
 * How an export stands: at work; at rest, and leaving would lose what has come; over, with a file or a refusal to be read; or to be
 * resumed.
 */
export type Standing = 'running' | 'lacking' | 'over' | 'interrupted';

export type TrackedExport = {
  standing: Standing;
  /** A page shows it already. */
  isShown: boolean;
};

type Context = {
  exports: readonly TrackedExport[];
  /** A digest of whose they are, once it is known. */
  owner: string | null;
  /** What is missing as the browser leaves. */
  missing: readonly Interrupted[];
};

type Event =
  | { type: 'exports.changed'; exports: readonly TrackedExport[] }
  | { type: 'session.expired' }
  | { type: 'page.left'; missing: readonly Interrupted[] }
  | { type: 'session.ended' };

const isAny = ({ exports }: Pick<Context, 'exports'>, ...standings: readonly Standing[]): boolean =>
  exports.some(({ standing }) => standings.includes(standing));

/** Whether leaving the portal would lose something. */
export const isHolding = (context: Pick<Context, 'exports'>): boolean => isAny(context, 'running', 'lacking');

/** Those that no page shows: how many run, are to be consulted, are to be resumed. */
export const countApart = ({ exports }: Pick<Context, 'exports'>) => {
  const apart = exports.filter(({ isShown }) => !isShown);
  const count = (...standings: readonly Standing[]) =>
    apart.filter(({ standing }) => standings.includes(standing)).length;
  return { busy: count('running'), over: count('lacking', 'over'), interrupted: count('interrupted') };
};

/** The bodies that the chart of the tray names. */
export const exportsSetup = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    resumeInterrupted: port<string, void>('resumeInterrupted'),
    saveCome: port<readonly Interrupted[], void>('saveCome'),
    rememberMissing: port<void, { owner: string; missing: readonly Interrupted[] }>('rememberMissing'),
  },
  guards: {
    isAnyRunning: ({ context }) => isAny(context, 'running'),
    isAnyToConsult: ({ context }) => isAny(context, 'lacking', 'over'),
    isAnyInterrupted: ({ context }) => isAny(context, 'interrupted'),
    isToRemember: ({ context: { owner } }, missing: readonly Interrupted[]) =>
      owner !== null && missing.length > 0,
  },
  actions: {
    rememberExports: assign({ exports: (_, exports: readonly TrackedExport[]) => exports }),
    rememberOwner: assign({ owner: (_, owner: string) => owner }),
    rememberLeft: assign({ missing: (_, missing: readonly Interrupted[]) => missing }),
  },
});

export const initialContext: Context = { exports: [], owner: null, missing: [] };
