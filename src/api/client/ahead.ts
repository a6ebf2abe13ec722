import { ownUrl, paths, type Read } from './reads.ts';

/** Timeout of a read, in milliseconds. After it, an answer that no call has taken is dropped. */
const lifetime = 10_000;

type Answer = Promise<Response | null>;

type Begun = {
  answer: Answer;
  abandon: () => void;
};

const begun = new Map<string, Begun>();

type Sent = Pick<Read, 'path'> & { method: string; json?: unknown };

const toKey = ({ method, path, json }: Sent, authorization: string): string =>
  [method, path, JSON.stringify(json), authorization].join(' ');

const read = (path: string): Read => ({ method: 'get', path });
const tokenCheck = read(paths.tokenCheck);
const profile = read(paths.profile);

/** Waits for an answer; on abort, rejects and calls `abandon`. */
export const waitFor = <Value>(
  answer: Promise<Value>,
  signal: AbortSignal,
  abandon = () => {},
): Promise<Value> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      abandon();
      reject(signal.reason);
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

const ask = ({ method, path, json }: Read, authorization: string, signal: AbortSignal): Promise<Response> =>
  fetch(ownUrl(path), {
    method,
    headers: { Authorization: authorization, ...(json && { 'Content-Type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
    cache: 'no-store',
    signal,
  });

/** True for a success code. Reads a clone, so that the caller can still read the body. */
const accepts = async (answer: Response | null): Promise<boolean> => {
  if (!answer?.ok) return false;
  const body: unknown = await answer.clone().json();
  if (typeof body !== 'object' || body === null || !('code' in body)) return false;
  return ['00', '0', 0].some((success) => success === body.code);
};

/**
 * Starts the first calls of a session before its code loads: the token check, the profile and the first read of the
 * page, if any. The last two start once the check accepts the token (docs/rules.md#token-check). `takeBegun`
 * returns their answers. Does nothing without a token.
 */
export const beginSession = (token: string | null, ofPage: Read | null): void => {
  if (token === null) return;
  const authorization = `Bearer ${token}`;
  const begin = (read: Read, isAllowed?: Promise<boolean>): Answer => {
    const waited = new AbortController();
    const made = () => ask(read, authorization, waited.signal);
    const answer: Answer = isAllowed ? isAllowed.then((allowed) => (allowed ? made() : null)) : made();
    // The caller of `takeBegun` handles a failure.
    answer.catch(() => {});
    const key = toKey(read, authorization);
    begun.set(key, { answer, abandon: () => waited.abort() });
    setTimeout(() => begun.delete(key), lifetime);
    return answer;
  };
  const check = begin(tokenCheck);
  const isAccepted = check.then(accepts).catch(() => false);
  begin(profile, isAccepted);
  if (ofPage) begin(ofPage, isAccepted);
};

/**
 * Waits for the check that `beginSession` has started; true if it accepts the token. False if the check failed or
 * was not started, which proves nothing about the token. An accepted check is used up: `takeBegun` no longer
 * returns it. Rejects on abort, or after ten seconds.
 */
export const isTokenAccepted = async (token: string | null, signal: AbortSignal): Promise<boolean> => {
  const key = toKey(tokenCheck, `Bearer ${token}`);
  const check = begun.get(key);
  if (!check) return false;
  const isAccepted = check.answer.then(accepts).catch(() => false);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(lifetime)]);
  if (!(await waitFor(isAccepted, inTime, check.abandon))) return false;
  begun.delete(key);
  return true;
};

/** Returns the answer of a call that `beginSession` has started, only once, or null. Rejects on abort. */
export const takeBegun = async (
  sent: Sent,
  token: string | null,
  signal: AbortSignal,
): Promise<Response | null> => {
  const key = toKey(sent, `Bearer ${token}`);
  const call = begun.get(key);
  begun.delete(key);
  return call ? waitFor(call.answer, signal, call.abandon) : null;
};
