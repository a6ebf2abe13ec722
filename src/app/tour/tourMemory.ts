/**
 * Who has seen the tour on this browser. Signing out empties the storage, and the tour is shown once a user
 * all the same: so it is a cookie, named after a digest of the user and not after the user.
 */
const toCookieName = async (user: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`tour:${user}`));
  const start = Array.from(new Uint8Array(digest).slice(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  // No other host of the domain may set it; the prefix is refused where there is no encryption.
  const prefix = location.protocol === 'https:' ? '__Host-' : '';
  return `${prefix}tour-${start.join('')}`;
};

const aYear = 365 * 24 * 3600 * 1000;

/** On a browser that cannot remember it, the tour is not shown at all rather than each time. */
export const hasSeenTour = async (user: string): Promise<boolean> => {
  if (!isSecureContext || !('cookieStore' in window)) return true;
  return (await cookieStore.get(await toCookieName(user))) !== null;
};

export const rememberTour = async (user: string): Promise<void> => {
  await cookieStore.set({
    name: await toCookieName(user),
    value: '1',
    expires: Date.now() + aYear,
    sameSite: 'strict',
  });
};
