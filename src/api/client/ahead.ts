import { ownUrl, paths, type Read } from './reads.ts';

/** Timeout of a read, in milliseconds. A response that no call has taken by then is dropped. */
const lifetime = 10_000;

type Answer = Promise<Response | null>;

type Begun = { answer: Answer; abandon: () => void };

/** Token check that the inline script of `index.html` has sent. */
type EarlyCheck = { token: string; answer: Promise<Response>; stop: AbortController };

declare global {
  var earlyCheck: EarlyCheck | null | undefined;
}

const begun = new Map<string, Begun>();

type Sent = Pick<Read, 'path'> & { method: string; json?: unknown };

const toKey = ({ method, path, json }: Sent, token: string | null): string =>
  [method, path, JSON.stringify(json), token].join(' ');

const read = (path: string): Read => ({ method: 'get', path });
const tokenCheck = read(paths.tokenCheck);
const profile = read(paths.profile);

/** Waits for a response. On abort, rejects and calls `abandon`. */
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

/** Sends a read. The browser must not cache the response, because it is personal. */
export const ask = (
  { method, path, json }: Sent,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> =>
  fetch(ownUrl(path), {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    cache: 'no-store',
    signal,
  });

/** True for a success code. Reads a clone of the response, so that the caller can still read the body. */
const accepts = async (answer: Response | null): Promise<boolean> => {
  if (!answer?.ok) return false;
  const body: unknown = await answer.clone().json();
  if (typeof body !== 'object' || body === null || !('code' in body)) return false;
  return ['00', '0', 0].some((success) => success === body.code);
};

const keep = (key: string, answer: Answer, stop: AbortController): Begun => {
  // The caller of `takeBegun` handles the failure of this promise.
  answer.catch(() => {});
  const forget = () => begun.get(key) === call && begun.delete(key);
  const abandon = () => {
    forget();
    stop.abort();
  };
  const call = { answer, abandon };
  begun.set(key, call);
  setTimeout(forget, lifetime);
  return call;
};

const beginCheck = (token: string): Begun => {
  const early = globalThis.earlyCheck;
  globalThis.earlyCheck = null;
  const key = toKey(tokenCheck, token);
  if (early?.token === token) return keep(key, early.answer, early.stop);
  const stop = new AbortController();
  return keep(key, ask(tokenCheck, token, stop.signal), stop);
};

/**
 * Starts the first calls of a session before its code is loaded: the token check, the profile and the first
 * reads of the page. All but the check start when it accepts the token (docs/rules.md#token-check).
 * `takeBegun` returns their responses. Does nothing without a token.
 */
export const beginSession = (token: string | null, ofPage: readonly Read[]): void => {
  if (token === null) return;
  const isAccepted = beginCheck(token)
    .answer.then(accepts)
    .catch(() => false);
  for (const read of [profile, ...ofPage]) {
    const stop = new AbortController();
    const answer = isAccepted.then((allowed) => (allowed ? ask(read, token, stop.signal) : null));
    keep(toKey(read, token), answer, stop);
  }
};

/**
 * Waits for the token check, which `beginSession` has usually started; true if it accepts the token. False if
 * the check fails, which proves nothing about the token: `takeBegun` then returns its response. Needs no
 * schema. Rejects on abort, or after ten seconds.
 */
export const isTokenAccepted = async (token: string | null, signal: AbortSignal): Promise<boolean> => {
  if (token === null) return false;
  const key = toKey(tokenCheck, token);
  const check = begun.get(key) ?? beginCheck(token);
  const isAccepted = check.answer.then(accepts).catch(() => false);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(lifetime)]);
  if (!(await waitFor(isAccepted, inTime, check.abandon))) return false;
  begun.delete(key);
  return true;
};

/** Returns once the response of a call that `beginSession` started, or null. Rejects on abort. */
export const takeBegun = async (
  sent: Sent,
  token: string | null,
  signal: AbortSignal,
): Promise<Response | null> => {
  const key = toKey(sent, token);
  const call = begun.get(key);
  begun.delete(key);
  return call ? waitFor(call.answer, signal, call.abandon) : null;
};
