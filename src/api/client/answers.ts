import * as z from 'zod/mini';

/** A success that says nothing more. */
export const nothing = z.pipe(
  z.object({}),
  z.transform(() => undefined),
);

/** Body of a success that has none, as a 204: what was written is (docs/rules.md#failures). */
export class EmptyBody {}

/** The new token of the session; '' if what was written is, without a word: the user signs in again. */
export const newToken = z.union([
  z.pipe(
    z.object({ jwt: z.string().check(z.minLength(1)) }),
    z.transform(({ jwt }) => jwt),
  ),
  z.pipe(
    z.instanceof(EmptyBody),
    z.transform(() => ''),
  ),
]);
