import * as z from 'zod/mini';

/** The longest message of a request, in characters (docs/rules.md#limits). */
export const longestMessage = 5000;

/** A message that is required, as long as it is typed. Its messages are `message.required` and `message.long`. */
export const messageSchema = z
  .string('message.required')
  .check(z.maxLength(longestMessage, 'message.long'), z.trim(), z.minLength(1));
