import type { Verdict } from '#machines/session/session.setup.ts';
import { profileSchema } from '../domain/account/profile.ts';
import { isExpired } from '../domain/failure.ts';
import { type Declaration, defineCall, readJson, send } from './client/client.ts';
import { readCode, technical } from './client/failures.ts';
import { paths } from './client/reads.ts';

/** Loads the profile for `token`, by default the token of the session. A 401 rejects with `expired`. */
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
    if (isExpired(thrown)) return null;
    throw thrown;
  }
};

const declaration = { method: 'get', path: paths.tokenCheck, answer: 'own' } satisfies Declaration;

const fetchVerdict = async (token: string | null, signal: AbortSignal): Promise<Verdict> => {
  try {
    const { status, body } = await send(declaration, { token }, signal, readJson);
    if (status === 403) return 'refused';
    const code = readCode(body);
    if (status >= 500 || code === null) throw technical();
    if (code !== '00') return 'refused';
    if (status >= 300) throw technical();
    return 'accepted';
  } catch (thrown) {
    if (isExpired(thrown)) return 'expired';
    throw thrown;
  }
};

/** Checks a token. Rejects if the response, such as a 500, gives no result (docs/rules.md#token-check). */
export const checkToken = Object.assign(fetchVerdict, { declaration });
