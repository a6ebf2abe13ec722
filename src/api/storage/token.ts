const key = 'portal.token';

/** The token that this tab's session was opened with: its calls carry it, whatever another tab stores meanwhile. */
let ownToken: string | null = null;

/** What the tabs of this browser share, in local storage (docs/rules.md#browser-storage). */
export const readStoredToken = (): string | null => {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    // A browser that refuses its storage keeps no token: public pages do without.
    return null;
  }
};

/** The bearer token of this tab's session, or null; of the browser's, before this tab opens one. */
export const readToken = (): string | null => ownToken ?? readStoredToken();

/** Opens this tab's session with the token that is stored; where nothing can be, with the one it has. */
export const openStoredToken = (): string | null => {
  ownToken = readStoredToken() ?? ownToken;
  return ownToken;
};

/** Gives the session its token, in this tab at once, and in the browser; throws where the browser refuses to store it. */
export const storeToken = (token: string): void => {
  ownToken = token || null;
  localStorage.setItem(key, token);
};

/** As `storeToken`, of the token that a change has given; throws if it has given none. */
export const storeNewToken = (token: string): void => {
  if (token === '') throw new Error('No token was given');
  storeToken(token);
};

/** Forgets the session's token here; the one that another tab has stored since stays, and so do the other tabs. */
export const clearToken = (): void => {
  const stored = readStoredToken();
  const isOwn = stored === readToken();
  ownToken = null;
  if (isOwn) localStorage.removeItem(key);
};

/** Forgets it in this tab only: the browser's is gone, or is going. */
export const forgetOwnToken = (): void => {
  ownToken = null;
};

/** Tells when another tab replaces the token or, with null, signs out. Returns the way to stop listening. */
export const onTokenChangedElsewhere = (listener: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    // `localStorage.clear()`, which signs out, has a null key. A token that is removed by itself has expired there.
    const token = readStoredToken();
    if (event.key === null || (event.key === key && token !== null)) listener(token);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};

type Listener = () => void;

const listeners = new Set<Listener>();

/** A call has been answered 401: the session is over, whichever it was (docs/rules.md#expired-session). */
export const reportUnauthorized = (): void => {
  for (const listener of listeners) listener();
};

/** Listens to every 401. Returns the way to stop listening. */
export const onUnauthorized = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Empties what this browser keeps of its user; the answer to the audience is a cookie, and stays. */
export const forgetUser = (): void => {
  forgetOwnToken();
  localStorage.clear();
  sessionStorage.clear();
};
