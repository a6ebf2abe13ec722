import * as z from 'zod/mini';

/** A success that says nothing more. */
export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

/** The session’s new token. */
export const newToken = z.pipe(
  z.object({ jwt: z.string().check(z.minLength(1)) }),
  z.transform(({ jwt }) => jwt),
);
