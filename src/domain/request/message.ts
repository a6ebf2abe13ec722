import * as z from 'zod/mini';

/** The longest message of a request, in characters (docs/rules.md#limits). */
export const longestMessage = 5000;

/** The length of a text in a multipart body, where a line ends by two characters, however it was typed. */
export const multipartLength = (typed: string): number => typed.replace(/\r\n?|\n/g, '\r\n').length;

/**
 * A message that is required, no longer in a multipart body than the back office takes. Its messages are
 * `message.required` and `message.long`.
 */
export const messageSchema = z.string('message.required').check(
  z.refine((typed) => multipartLength(typed) <= longestMessage, 'message.long'),
  z.trim(),
  z.minLength(1),
);
