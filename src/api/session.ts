import * as z from 'zod/mini';
import { profileSchema } from '#machines/domain/profile.ts';
import { call } from './client.ts';

/** Whether the stored token opens a session; rejects where it does not (docs/rules.md#token-check). */
export const checkToken = async (signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'get', '/api/token-check', { signal });
};

export const loadProfile = (signal: AbortSignal) => call(profileSchema, 'get', '/api/user', { signal });
