import type * as z from 'zod/mini';

/**
 * A value kept in the browser's storage under `key`, read through `schema`. What is missing, unreadable or
 * refused by the browser reads as `missing`; a write that the browser refuses is given up.
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
    } catch {
      // A full or forbidden storage costs a preference, never the page.
    }
  },
});
