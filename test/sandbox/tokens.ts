import { decode, sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';
import type { Customer } from './customer.ts';
import type { World } from './world.ts';

/** Known to all, as all that it protects is invented; fixed, so that a restart signs nobody out. */
const secret = 'bac-a-sable-du-portail';

/** A world's id, as a token or a cookie may carry it. */
export const worldIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

const claimsSchema = z.object({
  sub: z.string(),
  email: z.string(),
  world: worldIdSchema,
  session: z.number(),
});

export type Claims = z.infer<typeof claimsSchema>;

/**
 * A token for an account of a world, unlike any other, be it of the same second; it carries the address, so a new
 * address needs a new token.
 */
export const issueToken = (world: World, account: string, customer: Customer): Promise<string> => {
  const now = Math.floor(Date.now() / 1000);
  const claims: Claims = {
    sub: account,
    email: customer.identity.email,
    world: world.id,
    session: world.session,
  };
  return sign(
    { ...claims, jti: crypto.randomUUID(), iat: now, exp: now + customer.tokenLifetime },
    secret,
    'HS256',
  );
};

/** The claims of a token that is well signed and not expired; else null. */
export const readToken = async (token: string): Promise<Claims | null> => {
  try {
    return claimsSchema.parse(await verify(token, secret, 'HS256'));
  } catch {
    return null;
  }
};

/** The world a token was issued in, whether it is still good or not. */
export const worldOfToken = (token: string): string | null => {
  try {
    return claimsSchema.parse(decode(token).payload).world;
  } catch {
    return null;
  }
};
