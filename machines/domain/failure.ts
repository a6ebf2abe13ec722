import * as z from 'zod/mini';

export const failureSchema = z.object({
  kind: z.enum(['technical', 'unavailable', 'refused']),
  message: z.string(),
  fields: z.record(z.string(), z.array(z.string())),
  isForbidden: z.optional(z.boolean()),
});

/**
 * What a port rejects with. `refused`: the back office said no and `message` is its own French sentence.
 * `unavailable`: no answer, or a status of 500 or above: asked again, it may pass. `technical`: anything else; an empty `message` stands for the generic one (docs/rules.md#failures).
 * `isForbidden`: a 403, which asking again would repeat. `fields` holds the messages of each payload key, as `validation_errors` gives them.
 */
export type Failure = z.infer<typeof failureSchema>;

export const technicalFailure = (message = ''): Failure => ({ kind: 'technical', message, fields: {} });

export const unavailableFailure = (message = ''): Failure => ({ kind: 'unavailable', message, fields: {} });

/** A 403, in the words of the back office or in ours. */
export const forbiddenFailure = (message: string, fields: Failure['fields'] = {}): Failure => ({
  kind: 'refused',
  message,
  fields,
  isForbidden: true,
});

/** Reads what was thrown: a `Failure` as it is, anything else as a technical one. */
export const toFailure = (thrown: unknown): Failure => {
  const parsed = failureSchema.safeParse(thrown);
  return parsed.success ? parsed.data : technicalFailure();
};
