import type * as z from 'zod/mini';

/** Value stored under `key`; `missing` if absent, invalid or blocked. Ignores a refused write. */
export const stored = <Schema extends z.ZodMiniType>(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  key: string,
  schema: Schema,
  missing: z.output<Schema>,
) => ({
  read: (): z.output<Schema> => {
    try {
      const value = schema.safeParse(JSON.parse(storage().getItem(key) ?? 'null'));
      return value.success ? value.data : missing;
    } catch {
      return missing;
    }
  },
  write: (value: z.output<Schema>): void => {
    try {
      storage().setItem(key, JSON.stringify(value));
    } catch {
      // If the storage is full or blocked, a preference is lost but the page still works.
    }
  },
});

/** True if the tab stores a value under this key, even an unreadable one. */
export const isInTab = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

export const interruptedKey = 'portal.exports';

export const draftKey = 'portal.signup';

/** Digest of a user for one purpose, so that the next user of the tab cannot identify the previous one. */
export const digestUser = async (user: string, purpose: string): Promise<string> => {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${purpose}:${user.toLowerCase()}`),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
