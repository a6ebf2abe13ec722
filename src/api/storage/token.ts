const key = 'portal.token';

/** Token of the session of this tab: calls send it even if another tab stores another one. */
let ownToken: string | null = null;

/** Token in local storage, shared by the tabs of the browser (docs/rules.md#browser-storage). */
export const readStoredToken = (): string | null => {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    // Without storage there is no token: public pages still work.
    return null;
  }
};

/** Bearer token of the session of this tab, or the stored one before the session opens; null if there is none. */
export const readToken = (): string | null => ownToken ?? readStoredToken();

/** Opens the session of this tab with the stored token, or with its own if the storage has none. */
export const openStoredToken = (): string | null => {
  ownToken = readStoredToken() ?? ownToken;
  return ownToken;
};

/** Replaces the token in this tab, then in the storage; throws if the browser refuses to store it. */
export const storeToken = (token: string): void => {
  ownToken = token || null;
  localStorage.setItem(key, token);
};

export const storeNewToken = (token: string): void => {
  if (token === '') throw new Error('No token was given');
  storeToken(token);
};

/** Clears the token of this tab, and the stored token unless another tab has replaced it. */
export const clearToken = (): void => {
  const stored = readStoredToken();
  const isOwn = stored === readToken();
  ownToken = null;
  if (isOwn) localStorage.removeItem(key);
};

/** Clears the token of this tab only: the stored one is already removed, or soon will be. */
export const forgetOwnToken = (): void => {
  ownToken = null;
};

/** Calls the listener when another tab replaces the token (null: signs out). Returns the function that stops it. */
export const onTokenChangedElsewhere = (listener: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    // A sign-out calls `localStorage.clear()`, whose event has a null key. The removal of only the token is an expiry
    // in the other tab.
    const token = readStoredToken();
    if (event.key === null || (event.key === key && token !== null)) listener(token);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

type Listener = () => void;

const listeners = new Set<Listener>();

/** Ends the session after a 401, in any flow (docs/rules.md#expired-session). */
export const reportUnauthorized = (): void => {
  for (const listener of listeners) listener();
};

export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const forgetUser = (): void => {
  forgetOwnToken();
  localStorage.clear();
  sessionStorage.clear();
};
