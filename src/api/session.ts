import { profileSchema } from '../domain/account/profile.ts';
import { defineCall, Unauthorized } from './client/client.ts';
import { paths } from './client/reads.ts';

/** The profile of a token, or of the session's own. Rejects with `Unauthorized` where the token given opens none. */
export const loadProfile = defineCall({
  method: 'get',
  path: paths.profile,
  answer: profileSchema,
  send: (token: string | undefined) => ({ token }),
});

/** The profile of a token, or null where it opens no session any more. */
export const findProfile = async (token: string, signal: AbortSignal) => {
  try {
    return await loadProfile(token, signal);
  } catch (thrown) {
    if (thrown instanceof Unauthorized) return null;
    throw thrown;
  }
};
