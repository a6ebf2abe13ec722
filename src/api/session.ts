import { profileSchema } from '../domain/account/profile.ts';
import { defineCall, Unauthorized } from './client/client.ts';
import { paths } from './client/reads.ts';

/** Loads the profile of a token, or of the session. Rejects with `Unauthorized` if an explicit token is invalid. */
export const loadProfile = defineCall({
  method: 'get',
  path: paths.profile,
  answer: profileSchema,
  send: (token: string | undefined) => ({ token }),
});

export const findProfile = async (token: string, signal: AbortSignal) => {
  try {
    return await loadProfile(token, signal);
  } catch (thrown) {
    if (thrown instanceof Unauthorized) return null;
    throw thrown;
  }
};
