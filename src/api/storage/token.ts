const key = 'portal.token';

/** Token of this tab. The shared token is different if another tab has stored its own token. */
let ownToken: string | null = null;

/** Token for the next load of this tab: the token that `keepOwnToken` stored, else the token of all tabs. */
export const readStoredToken = (): string | null => {
  try {
    return sessionStorage.getItem(key) || localStorage.getItem(key) || null;
  } catch {
    return null;
  }
};

/** Keeps the session of this tab at a reload, although another tab has stored its own token. */
export const keepOwnToken = (): void => {
  if (ownToken) sessionStorage.setItem(key, ownToken);
};

/** Token of the session of this tab or, before a session is open, the stored token. */
export const readToken = (): string | null => ownToken ?? readStoredToken();

/** Opens the session with the stored token or, without one, with the token of this tab. */
export const openStoredToken = (): string | null => {
  ownToken = readStoredToken() ?? ownToken;
  return ownToken;
};

/** Replaces the token of this tab and the token of all tabs. Throws if the browser blocks storage. */
export const storeToken = (token: string): void => {
  ownToken = token || null;
  sessionStorage.removeItem(key);
  localStorage.setItem(key, token);
};

/** Deletes the token of this tab. Also deletes the token of all tabs, unless another tab has replaced it. */
export const clearToken = (): void => {
  const own = readToken();
  ownToken = null;
  sessionStorage.removeItem(key);
  if (readStoredToken() === own) localStorage.removeItem(key);
};

export const forgetOwnToken = (): void => {
  ownToken = null;
};

/** Calls `listener` when another tab stores a token, or signs out (null). Returns the cleanup. */
export const onTokenChangedElsewhere = (listener: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    // A sign-out in another tab clears the storage: the key of the event is null. An expired session only
    // removes the token, and this tab must not react.
    const token = localStorage.getItem(key) || null;
    if (event.key === null || (event.key === key && token !== null)) listener(token);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

type Listener = () => unknown;

const listeners = new Set<Listener>();

/** Ends the session after a 401. Resolves when no protected page is open (docs/rules.md#expired-session). */
export const reportUnauthorized = (): Promise<unknown> =>
  Promise.allSettled(Array.from(listeners, (listener) => listener()));

export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const forgetUser = (): void => {
  forgetOwnToken();
  localStorage.clear();
  sessionStorage.clear();
};
