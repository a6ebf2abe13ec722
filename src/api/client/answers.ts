import * as z from 'zod/mini';

/** A success that says nothing more. */
export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

/** Answer of a success without a body, such as a 204: the write is done, without a new token (docs/rules.md#failures). */
export const emptyAnswer = { jwt: null };

/** The new token of the session; '' after a success without a body: the user signs in again. */
export const newToken = z.pipe(
  z.object({ jwt: z.nullable(z.string().check(z.minLength(1))) }),
  z.transform(({ jwt }) => jwt ?? ''),
);
