import * as z from 'zod/mini';
import { moveSchema } from '../simulation/move.schema.ts';
import type { Typed } from '../simulation/simulation.ts';
import { jsonSchema, packed, unpacked } from './payload.ts';

/** An event and what it carries, packed. */
export const sentSchema = z.object({ type: z.string(), payload: z.record(z.string(), jsonSchema) });

type Sent = z.output<typeof sentSchema>;

const dress = { brand: z.string(), appearance: z.enum(['light', 'dark']) };
const making = { number: z.int(), moves: z.array(moveSchema), typed: z.array(sentSchema) };

/** What the page asks of the screen. Each is numbered: the screen says which it has last received. */
const toScreenSchema = z.discriminatedUnion('kind', [
  /** Start a flow again, in a view of its own, and make these moves. */
  z.object({ kind: z.literal('show'), flow: z.string(), input: z.string(), ...making, ...dress }),
  /** Go on from where the screen is. */
  z.object({ kind: z.literal('make'), ...making }),
  /** Change the colours, and nothing else. */
  z.object({ kind: z.literal('dress'), ...dress }),
]);

/** What the screen tells the page. `steps` counts the moves made since the flow was started, those of the screen included. */
const toPageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('reached'),
    number: z.int(),
    steps: z.int(),
    /** As `data-state` says it. */
    name: z.string(),
    status: z.string(),
    /** What can be seen of the actor, each part as canonical text. */
    sight: z.record(z.string(), z.string()),
  }),
  /** The view itself has sent an event. */
  z.object({ kind: z.literal('acted'), number: z.int(), steps: z.int(), sent: sentSchema }),
  /** Someone has pressed or typed in the screen, whatever came of it. */
  z.object({ kind: z.literal('touched') }),
  /** How high the screen is as a whole, in its own pixels. */
  z.object({ kind: z.literal('sized'), height: z.number() }),
  z.object({ kind: z.literal('failed'), number: z.int(), why: z.enum(['missing', 'unloaded', 'broken']) }),
]);

export type ToScreen = z.output<typeof toScreenSchema>;
export type ToPage = z.output<typeof toPageSchema>;
export type Reached = Extract<ToPage, { kind: 'reached' }>;
export type Why = Extract<ToPage, { kind: 'failed' }>['why'];

export const toSent = ({ type, payload }: Typed): Sent => ({
  type,
  payload: Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, packed(value)])),
});

export const toTyped = ({ type, payload }: Sent): Typed => ({
  type,
  payload: Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, unpacked(value)])),
});

/** Hears the messages of one window of this origin, those alone that can be read. Returns the way to stop. */
const subscribe = <Schema extends z.ZodMiniType>(
  schema: Schema,
  from: () => Window | null,
  on: (message: z.output<Schema>) => void,
): (() => void) => {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== location.origin || event.source !== from()) return;
    const read = schema.safeParse(event.data);
    if (read.success) on(read.data);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
};

/** For the screen. */
export const onPageMessage = (on: (message: ToScreen) => void) => subscribe(toScreenSchema, () => parent, on);
export const postToPage = (message: ToPage): void => parent.postMessage(message, location.origin);

/** For the page. */
export const onScreenMessage = (screen: () => Window | null, on: (message: ToPage) => void) =>
  subscribe(toPageSchema, screen, on);
export const postToScreen = (screen: Window | null, message: ToScreen): void =>
  screen?.postMessage(message, location.origin);
