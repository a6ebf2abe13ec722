import type * as z from 'zod/mini';

/** Value in a storage; `missing` if absent or invalid, or if the browser blocks the storage. */
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
