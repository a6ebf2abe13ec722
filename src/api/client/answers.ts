import * as z from 'zod/mini';

/** A success that says nothing more. */
export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

/** What an empty body of a success says, as a 204: what was written is, and no token is given (docs/rules.md#failures). */
export const emptyAnswer = { jwt: null };

/** The new token of the session; '' if what was written is, without a word: the user signs in again. */
export const newToken = z.pipe(
  z.object({ jwt: z.nullable(z.string().check(z.minLength(1))) }),
  z.transform(({ jwt }) => jwt ?? ''),
);
