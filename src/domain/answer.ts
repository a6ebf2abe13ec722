import * as z from 'zod/mini';
import { readDay } from './calendar.ts';

/** Schema that converts the values that `schema` accepts. */
export const converted = <Schema extends z.ZodMiniType, Value>(
  schema: Schema,
  convert: (value: z.output<Schema>) => Value,
) => z.pipe(schema, z.transform(convert));

/** Schemas of response fields. Most accept several formats of a value (docs/rules.md#tolerance). */

const written = z.nullish(z.union([z.string(), z.number()]));

/** Optional text. A number becomes a text; a missing or null value becomes ''. */
export const text = converted(written, (value) => String(value ?? ''));

/** Rejects unsafe integers, because JSON parsing may have changed their last digits. */
const digits = z.int();

export const identifier = z.pipe(
  converted(z.union([z.string(), digits]), (value) => String(value).trim()),
  z.string().check(z.minLength(1)),
);

const optionalDigits = (read: (number: number) => string) =>
  converted(z.nullish(z.union([z.string(), digits])), (value) =>
    typeof value === 'number' ? read(value) : (value ?? '').trim(),
  );

export const optionalIdentifier = optionalDigits(String);

/** Zip code or INSEE code of a town; '' if missing. Restores the leading zero that a JSON number loses. */
export const townCode = optionalDigits((number) => String(number).padStart(5, '0'));

const shortNumber = 9999;

/** Phone number, '' if missing. Restores the leading zero of a number, except for a short one (`3639`). */
export const phoneNumber = optionalDigits((number) =>
  String(number).padStart(number > shortNumber ? 10 : 0, '0'),
);

const numeric = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Converts `1 234,56` and `1.234,56` to `1234.56`: the last separator is the decimal separator. */
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

/** Optional amount (euros) or volume (m³), a number or a text; null if missing or empty. */
export const quantity = z.pipe(converted(written, toNumber), z.nullable(z.number()));

/** Maximum length of a list (docs/rules.md#limits), so that a wrong count cannot cause endless calls. */
export const mostCounted = 1_000_000;

/** Number of items in a list; 0 if missing or invalid. The pages then count the items of the response. */
export const count = z.catch(z.pipe(quantity, z.int().check(z.nonnegative(), z.lte(mostCounted))), 0);

export const flag = converted(
  z.nullish(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])),
  (value) => value === true || value === 1 || value === '1' || value === 'true',
);

export const day = z.pipe(converted(z.string(), readDay), z.string());

/** Optional day as `20/11/2026`; '' if missing or invalid. */
export const frenchDay = converted(text, (value) => readDay(value)?.split('-').reverse().join('/') ?? '');

const unreadKind = z.enum([
  'contract',
  'balance',
  'invoice',
  'meter',
  'measure',
  'collaborator',
  'document',
  'contact',
]);

export type UnreadKind = z.output<typeof unreadKind>;

/** Unreadable item that a list omits. `name`: its number or name, '' if unknown. */
export type Unread = { kind: UnreadKind; name: string };

export const storedUnread = z._default(z.array(z.object({ kind: unreadKind, name: z.string() })), () => []);

export type Readable<Item> = { items: readonly Item[]; unread: readonly Unread[] };

export const allRead = <const Items extends readonly unknown[]>(items: Items) => ({
  items,
  unread: [] as readonly Unread[],
});

const fieldsOf = z.record(z.string(), z.unknown());

const nameOf = (item: unknown, fields: readonly string[]): string => {
  const named = fieldsOf.safeParse(item).data;
  const names = fields.map((field) => identifier.safeParse(named?.[field]).data);
  return names.find((name) => name !== undefined) ?? '';
};

const eachOf = <Item extends z.ZodMiniType>(item: Item) =>
  converted(
    z.nullish(
      z.array(
        z.union([
          converted(item, (read: z.output<Item>) => ({ read })),
          converted(z.unknown(), (lost) => ({ lost })),
        ]),
      ),
    ),
    (each) => {
      const items: z.output<Item>[] = [];
      const lost: unknown[] = [];
      for (const one of each ?? [])
        if ('read' in one) items.push(one.read);
        else lost.push(one.lost);
      return { items, lost };
    },
  );

/** Optional list, parsed item by item. `names`: fields whose value identifies an unreadable item. */
export const readableRows = <Item extends z.ZodMiniType>(item: Item, kind: UnreadKind, ...names: string[]) =>
  converted(
    eachOf(item),
    ({ items, lost }): Readable<z.output<Item>> => ({
      items,
      unread: lost.map((one) => ({ kind, name: nameOf(one, names) })),
    }),
  );

/** Same as `readableRows`, but fails if all items of a non-empty list are unreadable. */
export const readableList = <Item extends z.ZodMiniType>(item: Item, kind: UnreadKind, ...names: string[]) =>
  readableRows(item, kind, ...names).check(
    z.refine(({ items, unread }) => items.length > 0 || unread.length === 0),
  );

export const readableItems = <Item extends z.ZodMiniType>(item: Item) =>
  converted(eachOf(item), ({ items }) => items);

export const listOfTexts = converted(
  z.nullish(z.union([z.array(z.unknown()), z.string(), z.number()])),
  (given) => [given ?? []].flat().flatMap((one) => identifier.safeParse(one).data ?? []),
);
