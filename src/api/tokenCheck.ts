import type { Verdict } from '#machines/session/session.setup.ts';
import { readJson, send, Unauthorized } from './client.ts';
import { codeOf, technical } from './failures.ts';
import { timeouts } from './timeouts.ts';

/**
 * What the back office makes of a token. Rejects where it could not say: no answer, a status of 500 or above, a body that is
 * not an answer (docs/rules.md#token-check).
 */
export const checkToken = async (token: string | null, signal: AbortSignal): Promise<Verdict> => {
  try {
    const options = { method: 'get', timeout: timeouts.read, token, signal } as const;
    const { status, body } = await send('/api/token-check', options, readJson);
    if (status === 403) return 'refused';
    const code = codeOf(body);
    if (status >= 500 || code === null) throw technical();
    if (code !== '00') return 'refused';
    if (status >= 300) throw technical();
    return 'accepted';
  } catch (thrown) {
    if (thrown instanceof Unauthorized) return 'expired';
    throw thrown;
  }
};
