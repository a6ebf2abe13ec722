import * as z from 'zod/mini';

/** Broadcast channel on which the portal in development sends the steps of its actors to the visualiser. */
export const liveChannel = 'portal-flows';

const step = z.object({
  kind: z.literal('step'),
  flow: z.string(),
  actor: z.string(),
  number: z.number(),
  at: z.number(),
  state: z.string(),
  status: z.enum(['active', 'done', 'error', 'stopped']),
  /** Type of the received event; null at the start. */
  event: z.nullable(z.string()),
  branches: z.array(z.string()),
});

export type LiveStep = z.infer<typeof step>;

export const liveMessage = z.discriminatedUnion('kind', [z.object({ kind: z.literal('who') }), step]);

export type LiveMessage = z.infer<typeof liveMessage>;
