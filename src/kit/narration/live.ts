import * as z from 'zod/mini';

/** Name of the channel by which the portal, in development, sends the activity of its actors to the visualiser. */
export const liveChannel = 'portal-flows';

const step = z.object({
  kind: z.literal('step'),
  flow: z.string(),
  actor: z.string(),
  number: z.number(),
  at: z.number(),
  state: z.string(),
  status: z.enum(['active', 'done', 'error', 'stopped']),
  /** Received event, with personal data masked; null at the start. */
  event: z.nullable(z.object({ type: z.string(), carries: z.unknown() })),
  branches: z.array(z.string()),
});

export type LiveStep = z.infer<typeof step>;

/** Message of the channel: the visualiser requests the steps (`who`), and the portal sends each. */
export const liveMessage = z.discriminatedUnion('kind', [z.object({ kind: z.literal('who') }), step]);

export type LiveMessage = z.infer<typeof liveMessage>;

const maskedText = (text: string): string =>
  text === '' ? '' : text.length < 4 ? '•' : text.length < 13 ? '•••' : '••••••';

/**
 * Keeps a short number, because a code or a page may decide the next state. Masks a longer number, because it
 * may be personal data.
 */
const maskedNumber = (value: number): number | string => (Math.abs(value) < 100 ? value : '•••');

const isName = (key: string): boolean => /^[a-z_]\w{0,29}$/i.test(key) && !/\d{3}/.test(key);

const deepest = 6;

/**
 * Copy of a value without personal data. Masks texts, keys that are not field names, and other objects (a file, a
 * date).
 */
export const masked = (value: unknown, depth = 0): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'string') return maskedText(value);
  if (typeof value === 'number') return maskedNumber(value);
  if (typeof value !== 'object' || depth >= deepest) return '•••';
  if (Array.isArray(value)) return value.map((item) => masked(item, depth + 1));
  const isPlain = value instanceof Error || [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isPlain) return '•••';
  // Keeps the number of masked keys, because it may decide the next state.
  return Object.fromEntries(
    Object.entries(value).map(([key, item], index) => [
      isName(key) ? key : `••• ${index + 1}`,
      masked(item, depth + 1),
    ]),
  );
};
