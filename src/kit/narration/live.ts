import * as z from 'zod/mini';

/** The channel on which the portal, in development, tells the visualiser what its actors do: same origin alone. */
export const liveChannel = 'portal-flows';

const step = z.object({
  kind: z.literal('step'),
  flow: z.string(),
  /** The actor's own name, whatever page it is of. */
  actor: z.string(),
  /** The steps of an actor are counted from 0, its start. */
  number: z.number(),
  at: z.number(),
  /** The state after the step, as `data-state` shows it. */
  state: z.string(),
  status: z.enum(['active', 'done', 'error', 'stopped']),
  /** What it received, everything personal in it masked; null at the start. */
  event: z.nullable(z.object({ type: z.string(), carries: z.unknown() })),
  branches: z.array(z.string()),
});

/** What an actor has done: its start, or what it made of an event. */
export type LiveStep = z.infer<typeof step>;

/** What is said on the channel: a visualiser asks who is there, the portal tells each step. */
export const liveMessage = z.discriminatedUnion('kind', [z.object({ kind: z.literal('who') }), step]);

export type LiveMessage = z.infer<typeof liveMessage>;

/** A text that says no more than whether there was one, and about how long. */
const maskedText = (text: string): string =>
  text === '' ? '' : text.length < 4 ? '•' : text.length < 13 ? '•••' : '••••••';

/** Numbers that choose a way (a code, a page) are short; a longer one may be somebody's. */
const maskedNumber = (value: number): number | string => (Math.abs(value) < 100 ? value : '•••');

const isName = (key: string): boolean => /^[a-z_]\w{0,29}$/i.test(key) && !/\d{3}/.test(key);

/** Data deeper than this says nothing that a reader needs. */
const deepest = 6;

/**
 * What can be posted of a value without anything of a person: its shape. No text passes, nor any key that is no
 * name of a field; what is no plain data (a file, a date) is a mask.
 */
export const masked = (value: unknown, depth = 0): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'string') return maskedText(value);
  if (typeof value === 'number') return maskedNumber(value);
  if (typeof value !== 'object' || depth >= deepest) return '•••';
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1));
  const isPlain = value instanceof Error || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isPlain) return '•••';
  // How many there are of such keys may choose a way.
  return Object.fromEntries(
    Object.entries(value).map(([key, item], index) => [
      isName(key) ? key : `••• ${index + 1}`,
      masked(item, depth + 1),
    ]),
  );
};
