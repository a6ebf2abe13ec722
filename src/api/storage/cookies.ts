const day = 24 * 3600;

/** Lifetimes of cookies, in seconds. */
export const lifetimes = { halfYear: 182 * day, year: 365 * day } as const;

/**
 * Cookies with the interface of a storage (docs/rules.md#browser-storage). `lifetime` is in seconds. Uses
 * `document.cookie`, because `cookieStore` needs HTTPS and a recent browser.
 */
export const cookies = (lifetime: number): Pick<Storage, 'getItem' | 'setItem'> => {
  const isSecure = location.protocol === 'https:';
  // With `__Host-`, other hosts of the domain cannot set the cookie. This prefix requires HTTPS.
  const startOf = (key: string) => `${isSecure ? '__Host-' : ''}${key}=`;
  return {
    getItem: (key) => {
      const start = startOf(key);
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
      return found === undefined ? null : decodeURIComponent(found.slice(start.length));
    },
    setItem: (key, value) => {
      const rules = `Max-Age=${lifetime}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
      document.cookie = `${startOf(key)}${encodeURIComponent(value)}; ${rules}`;
    },
  };
};
