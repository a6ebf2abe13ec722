const key = 'portal.token';

/** Token of this tab's session. Calls send it even if another tab has stored another token. */
let ownToken: string | null = null;

/** Token in local storage, shared by the tabs of the browser (docs/rules.md#browser-storage). */
export const readStoredToken = (): string | null => {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    // Returns no token if the browser blocks storage, so that public pages still work.
    return null;
  }
};

/** Token of this tab's session; before the session opens, the stored token; null if there is none. */
export const readToken = (): string | null => ownToken ?? readStoredToken();

/** Opens the session of this tab with the stored token, else keeps the token of this tab. */
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

/** Clears the token of this tab. Also clears the stored token, unless another tab has stored its own. */
export const clearToken = (): void => {
  const stored = readStoredToken();
  const isOwn = stored === readToken();
  ownToken = null;
  if (isOwn) localStorage.removeItem(key);
};

/** Clears the token of this tab only; other code removes the stored token. */
export const forgetOwnToken = (): void => {
  ownToken = null;
};

/** Calls the listener if another tab stores a token, or signs out (null). Returns the cleanup. */
export const onTokenChangedElsewhere = (listener: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    // A sign-out clears the storage, and its event has a null key. If only the token was removed, the session has
    // expired in the other tab, and this tab ignores the event.
    const token = readStoredToken();
    if (event.key === null || (event.key === key && token !== null)) listener(token);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

type Listener = () => unknown;

const listeners = new Set<Listener>();

/** Ends the session after a 401, in any flow (docs/rules.md#expired-session). Resolves when no page shows it. */
export const reportUnauthorized = async (): Promise<void> => {
  await Promise.allSettled([...listeners].map((listener) => listener()));
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
