import * as z from 'zod/mini';
import type { Registration } from '#machines/signup/signup.schema.ts';
import { call } from './client.ts';

const openedSchema = z.object({ jwt: z.string().check(z.minLength(1)) });

/** Opens an account and gives its token (docs/rules.md#signup). */
export const register = async (registration: Registration, signal: AbortSignal): Promise<string> => {
  const { jwt } = await call(openedSchema, 'post', '/user/registration', { json: registration, signal });
  return jwt;
};
