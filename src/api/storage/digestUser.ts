/** Digest of a user for one purpose, stored in a tab: the next user cannot identify the previous one. */
export const digestUser = async (user: string, purpose: string): Promise<string> => {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${purpose}:${user.toLowerCase()}`),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
