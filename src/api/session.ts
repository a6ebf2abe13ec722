import { profileSchema } from '#machines/domain/profile.ts';
import { call, Unauthorized } from './client.ts';

/** The profile of a token, or of the session's own. Rejects with `Unauthorized` where the token given opens none. */
export const loadProfile = (signal: AbortSignal, token?: string) =>
  call(profileSchema, 'get', '/api/user', { signal, token });

/** The profile of a token, or null where it opens no session any more. */
export const findProfile = async (token: string, signal: AbortSignal) => {
  try {
    return await loadProfile(signal, token);
  } catch (thrown) {
    if (thrown instanceof Unauthorized) return null;
    throw thrown;
  }
};
