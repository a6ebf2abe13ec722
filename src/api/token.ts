const key = 'portal.token';

/** The bearer token of this browser, or null. It lives in local storage (docs/rules.md#browser-storage). */
export const readToken = (): string | null => {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    // A browser that refuses its storage keeps no token: public pages do without.
    return null;
  }
};

export const storeToken = (token: string): void => localStorage.setItem(key, token);

export const clearToken = (): void => localStorage.removeItem(key);

/** Tells when another tab replaces the token or, with null, signs out. Returns the way to stop listening. */
export const onTokenChangedElsewhere = (listener: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    // `localStorage.clear()` in another tab is told with a null key.
    if (event.key === key || event.key === null) listener(readToken());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
