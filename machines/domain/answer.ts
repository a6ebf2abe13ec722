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
  if (typeof value === 'number') return value;
  const trimmed = value?.trim();
  return trimmed ? Number(trimmed.replace(',', '.')) : null;
};

/** An optional amount (euros) or volume (m³): a number, or a numeric text with a comma or a dot; missing reads as null. */
export const quantity = z.pipe(
  z.pipe(z.nullish(z.union([z.number(), z.string()])), z.transform(toNumber)),
  z.nullable(z.number()),
);

/** No account has more of anything: a total beyond is no total, whose pages would be asked for without end (docs/rules.md#limits). */
export const mostCounted = 1_000_000;

/** How many there are: a whole number, or its text; missing or null reads as 0. */
export const count = z.pipe(
  z.pipe(
    quantity,
    z.transform((value) => value ?? 0),
  ),
  z.int().check(z.nonnegative(), z.lte(mostCounted)),
);

/** An optional yes or no; missing or null reads as no. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** An optional list; missing or null reads as []. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((items) => items ?? []),
  );
