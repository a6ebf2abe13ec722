import * as z from 'zod/mini';

/** The heights that the form may ask for, in pixels (docs/rules.md#limits). */
const leastHeight = 240;
const mostHeight = 2400;

const clamped = (height: number): number => Math.min(Math.max(Math.ceil(height), leastHeight), mostHeight);

const messageSchema = z.union([
  z.object({ type: z.enum(['mandate.ready', 'mandate.saved', 'mandate.failed']) }),
  z.object({ type: z.literal('mandate.resized'), height: z.pipe(z.number(), z.transform(clamped)) }),
]);

export type MandateMessage = z.infer<typeof messageSchema>;

/** What the form says; null for what is not one of its messages (docs/rules.md#payment-page). */
export const readMandateMessage = (data: unknown): MandateMessage | null => {
  const message = messageSchema.safeParse(data);
  return message.success ? message.data : null;
};
