import * as z from 'zod/mini';
import { readDay } from './calendar.ts';

/**
 * Building blocks of the schemas of answers: a field is read in each form that a back office gives it, and an item that
 * cannot be read costs its list nothing else (docs/rules.md#tolerance).
 */

const written = z.nullish(z.union([z.string(), z.number()]));

/** An optional text, or a number read as one; missing or null reads as ''. */
export const text = z.pipe(
  written,
  z.transform((value) => String(value ?? '')),
);

/** A number that has lost no digit is a whole one. Any other identifies nothing. */
const digits = z.int().check(z.nonnegative());

/** A required identifier, a text or a number: a reference, a meter's or an invoice's number. */
export const identifier = z.pipe(
  z.pipe(
    z.union([z.string(), digits]),
    z.transform((value) => String(value).trim()),
  ),
  z.string().check(z.minLength(1)),
);

const optionalDigits = (read: (number: number) => string) =>
  z.pipe(
    z.nullish(z.union([z.string(), digits])),
    z.transform((value) => (typeof value === 'number' ? read(value) : (value ?? '').trim())),
  );

/** An optional identifier: a SIRET, the id of a user; missing or null reads as ''. */
export const optionalIdentifier = optionalDigits(String);

/** An optional zip or INSEE code, a text or a number, which has lost its first zero. */
export const townCode = optionalDigits((number) => String(number).padStart(5, '0'));

const shortNumber = 9999;

/** An optional phone number, a text or a number, which has lost its first zero unless it is a short one. */
export const phoneNumber = optionalDigits((number) =>
  String(number).padStart(number > shortNumber ? 10 : 0, '0'),
);

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** `1 234,56` and `1.234,56` as `1234.56`: the last separator is that of the decimals. */
const toNumeric = (value: string): string => {
  const bare = value.replace(/[\s€]|EUR$/gu, '').replace(/^[\u2212\u2010-\u2013]/, '-');
  const decimals = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.';
  return bare.replaceAll(decimals === ',' ? '.' : ',', '').replace(decimals, '.');
};

const toNumber = (value: number | string | null | undefined): number | null => {
  if (typeof value !== 'string') return value ?? null;
  if (value.trim() === '') return null;
  const bare = toNumeric(value);
  return numeric.test(bare) ? Number(bare) : Number.NaN;
};

/** An optional amount (euros) or volume (m³): a number, or its text, French or not; missing or empty reads as null. */
export const quantity = z.pipe(z.pipe(written, z.transform(toNumber)), z.nullable(z.number()));

/** No account has more of anything: a total beyond is wrong, and its pages would never end (docs/rules.md#limits). */
export const mostCounted = 1_000_000;

/** A count of things: a whole number, or its text; missing or null reads as 0. */
export const count = z.pipe(
  z.pipe(
    quantity,
    z.transform((value) => value ?? 0),
  ),
  z.int().check(z.nonnegative(), z.lte(mostCounted)),
);

/** An optional yes or no; missing or null reads as no. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A required day, as `2026-11-20`. */
export const day = z.pipe(z.pipe(z.string(), z.transform(readDay)), z.string());

/** An optional day, as `20/11/2026`; missing, null or empty reads as ''. */
export const frenchDay = z.pipe(
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => {
      if (!value?.trim()) return '';
      return readDay(value)?.split('-').reverse().join('/') ?? null;
    }),
  ),
  z.string(),
);

/** An optional list, each of whose items must be read; missing or null reads as []. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((items) => items ?? []),
  );

/** Items of a list, and the number or name of each item left out because it cannot be read: '' if it is not known. */
export type Readable<Item> = { items: Item[]; unread: string[] };

const nameOf = (item: unknown, fields: readonly string[]): string => {
  const named = z.record(z.string(), z.unknown()).safeParse(item);
  const names = fields.map((field) => identifier.safeParse(named.data?.[field]).data);
  return names.find((name) => name !== undefined) ?? '';
};

/**
 * An optional list whose items are read one by one. `names`: fields that hold the number or the name of an item, best first.
 * It may have lost all its items: this is for the rows of an item which is shown itself.
 */
export const readableRows = <Item extends z.ZodMiniType>(item: Item, ...names: readonly string[]) =>
  z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((given): Readable<z.output<Item>> => {
      const read: Readable<z.output<Item>> = { items: [], unread: [] };
      for (const one of given ?? []) {
        const parsed = item.safeParse(one);
        if (parsed.success) read.items.push(parsed.data);
        else read.unread.push(nameOf(one, names));
      }
      return read;
    }),
  );

/** As `readableRows`, for the list that an answer is about: one that has items, none of which can be read, is an error. */
export const readableList = <Item extends z.ZodMiniType>(item: Item, ...names: readonly string[]) =>
  readableRows(item, ...names).check(
    z.refine(({ items, unread }) => items.length > 0 || unread.length === 0),
  );

/** An optional list of texts, or one text; what is no text is left out. */
export const listOfTexts = z.pipe(
  z.nullish(z.union([z.array(z.unknown()), z.string(), z.number()])),
  z.transform((given) => [given ?? []].flat().flatMap((one) => identifier.safeParse(one).data ?? [])),
);
