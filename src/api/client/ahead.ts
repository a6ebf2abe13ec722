import { ownUrl, paths, type Read } from './reads.ts';

/** As long as a read is given: what nobody has taken by then is not what they would read. */
const lifetime = 10_000;

/** Null: not called after all. */
type Answer = Promise<Response | null>;

type Begun = {
  answer: Answer;
  /** Who waited for it has left: nobody is to be answered. */
  abandon: () => void;
};

const begun = new Map<string, Begun>();

type Sent = Pick<Read, 'path'> & { method: string; json?: unknown };

const toKey = ({ method, path, json }: Sent, authorization: string): string =>
  [method, path, JSON.stringify(json), authorization].join(' ');

const read = (path: string): Read => ({ method: 'get', path });
const tokenCheck = read(paths.tokenCheck);
const profile = read(paths.profile);

/** Waits for an answer that is under way as for one's own call: no longer than `signal` lets it. */
const waitFor = <Value>(answer: Promise<Value>, signal: AbortSignal, abandon: () => void): Promise<Value> =>
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

/** Looks at an answer, which stays to be read: whether it accepts, as the session will find that it does. */
const accepts = async (answer: Response | null): Promise<boolean> => {
  if (!answer?.ok) return false;
  const body: unknown = await answer.clone().json();
  if (typeof body !== 'object' || body === null || !('code' in body)) return false;
  return ['00', '0', 0].some((success) => success === body.code);
};

/**
 * Begins the calls that the session starts with, before the code that makes them is there: the token's check, then, once the
 * token is valid (docs/rules.md#token-check), the profile, and at the same time what the page reads first, if that is known.
 * They are found under way by `takeBegun`; nothing is decided here. Without a token, nothing is called.
 */
export const beginSession = (token: string | null, ofPage: Read | null): void => {
  if (token === null) return;
  const authorization = `Bearer ${token}`;
  const begin = (read: Read, isAllowed?: Promise<boolean>): Answer => {
    const waited = new AbortController();
    const made = () => ask(read, authorization, waited.signal);
    const answer: Answer = isAllowed ? isAllowed.then((allowed) => (allowed ? made() : null)) : made();
    // A failure is told to who takes the call, where someone does.
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
 * Waits for the check that is under way of a token: whether it accepts it. False also where none is, or where it could not
 * be made, which says nothing of the token. What accepts is not told again by `takeBegun`. Rejects once it is given up, or
 * after ten seconds.
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

/** The answer of a call that is under way already with this token, or null; it is given once. Rejects once it is given up. */
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
