import * as z from 'zod/mini';

const schema = z.object({ failedMandate: z.string() });

/** What a mandate that does not open leaves in the history of the error page, for its reload too: its own address. */
export const failedMandate = (address: string): z.infer<typeof schema> => ({ failedMandate: address });

/** The address of the mandate that this entry of the history says has failed; null where something else did. */
export const readFailedMandate = (): string | null => {
  const state = schema.safeParse(history.state);
  return state.success ? state.data.failedMandate : null;
};
