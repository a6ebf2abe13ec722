import { ownUrl, paths, type Read } from './reads.ts';

/** Time limit of an early call, in milliseconds. Drops a response that no code has taken in this time. */
const lifetime = 10_000;

type Answer = Promise<Response | null>;

type Begun = { answer: Answer; abandon: () => void };

/** Check of the session token, which the inline script of `index.html` starts before any module is loaded. */
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

export const waitFor = <Value>(answer: Promise<Value>, signal: AbortSignal, abandon = () => {}) =>
  new Promise<Value>((resolve, reject) => {
    const stop = () => {
      abandon();
      reject(signal.reason);
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

export const ask = ({ method, path, json }: Sent, token: string | null, signal: AbortSignal) =>
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

/** True if the `code` of the response is a success. Reads a clone, because the caller reads the body too. */
const accepts = async (answer: Response | null): Promise<boolean> => {
  if (!answer?.ok) return false;
  const body: unknown = await answer.clone().json();
  if (typeof body !== 'object' || body === null || !('code' in body)) return false;
  return ['00', '0', 0].some((success) => success === body.code);
};

const keep = (key: string, answer: Answer, stop: AbortController): Begun => {
  // Prevents an unhandled rejection, because `takeBegun` may never be called.
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

/** Reads the body in advance, so that the page has its data at its first rendering. */
const readBody = async (response: Response): Promise<Response> => {
  const text = await response.text();
  return Object.assign(response, { text: async () => text });
};

/** Sends early the token check and, if it succeeds, the calls for data (docs/rules.md#token-check). */
export const beginSession = (token: string | null, ofPage: readonly Read[]): void => {
  if (token === null) return;
  const isAccepted = beginCheck(token)
    .answer.then(accepts)
    .catch(() => false);
  for (const read of [profile, ...ofPage]) {
    const stop = new AbortController();
    const answer = isAccepted.then((allowed) =>
      allowed ? ask(read, token, stop.signal).then(readBody) : null,
    );
    keep(toKey(read, token), answer, stop);
  }
};

/**
 * Waits for the token check. Returns false if it fails: `takeBegun` then returns its response. Rejects on
 * abort, or after ten seconds.
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

/** Returns, only once, the response of a call that `beginSession` has sent; else null. Rejects on abort. */
export const takeBegun = async (sent: Sent, token: string | null, signal: AbortSignal) => {
  const key = toKey(sent, token);
  const call = begun.get(key);
  begun.delete(key);
  return call ? waitFor(call.answer, signal, call.abandon) : null;
};
