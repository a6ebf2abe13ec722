import * as z from 'zod/mini';

/** A move of the kit, as it is read from a message or from a worker. */
export const moveSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), type: z.string(), case: z.string() }),
  z.object({
    kind: z.literal('answer'),
    actor: z.string(),
    port: z.string(),
    result: z.enum(['done', 'failed']),
    outcome: z.string(),
  }),
  z.object({ kind: z.literal('time'), delay: z.number() }),
]);
