import type * as z from 'zod/mini';

/**
 * Reads and writes `key` in a storage. If the value is absent or invalid, or the storage is blocked, a read
 * returns `missing`. A failed write has no effect.
 */
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
    } catch {}
  },
});

export const isInTab = (key: string): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

export const interruptedKey = 'portal.exports';

export const draftKey = 'portal.signup';

/** Hash of an e-mail address. The browser stores this hash, from which no other user can read the address. */
export const digestUser = async (user: string, purpose: string): Promise<string> => {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${purpose}:${user.toLowerCase()}`),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
