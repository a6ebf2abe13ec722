import * as z from 'zod/mini';

/**
 * Building blocks of the answers' schemas: a missing or null optional field is never an error
 * (docs/rules.md#tolerance).
 */

/** An optional text; missing or null reads as ''. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

const toNumber = (value: number | string | null | undefined): number | null => {
  if (value === null || value === undefined || value === '') return null;
  const number = typeof value === 'number' ? value : Number(value.trim().replace(',', '.'));
  return number;
};

/** An optional amount (euros) or volume (m³): a number, or a numeric text with a comma or a dot; else null. */
export const quantity = z.pipe(
  z.pipe(z.nullish(z.union([z.number(), z.string()])), z.transform(toNumber)),
  z.nullable(z.number()),
);

/** An optional list; missing or null reads as []. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((items) => items ?? []),
  );
