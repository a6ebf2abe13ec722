import type { Verdict } from '#machines/session/session.setup.ts';
import { type Declaration, readJson, send, Unauthorized } from './client/client.ts';
import { readCode, technical } from './client/failures.ts';
import { paths } from './client/reads.ts';

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
    if (thrown instanceof Unauthorized) return 'expired';
    throw thrown;
  }
};

/**
 * Checks a token with the back office. Rejects without a verdict: no answer, a status of 500 or above, or a body
 * that is not an answer (docs/rules.md#token-check).
 */
export const checkToken = Object.assign(fetchVerdict, { declaration });
