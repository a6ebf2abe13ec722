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
const digits = z.int();

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

/** As `count`, for the items of one contract; a total that cannot be read is as a missing one. */
export const itemCount = z.catch(count, 0);

/** An optional yes or no; missing or null reads as no. */
export const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A required day, as `2026-11-20`. */
export const day = z.pipe(z.pipe(z.string(), z.transform(readDay)), z.string());

/** An optional day, as `20/11/2026`; missing, null or a text that is no day reads as ''. */
export const frenchDay = z.pipe(
  text,
  z.transform((value) => readDay(value)?.split('-').reverse().join('/') ?? ''),
);

/** Things that lists are made of, and that a screen announces when it cannot show them (`locales/fr/lists.ts`). */
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

/** An item left out of its list because it cannot be read. Its `name` is its number or name, '' if it is not known. */
export type Unread = { kind: UnreadKind; name: string };

/** What a list leaves out, as the tab stores it with an interrupted export; nothing by default. */
export const storedUnread = z._default(z.array(z.object({ kind: unreadKind, name: z.string() })), () => []);

/** Items of a list that can be read, and those that cannot. */
export type Readable<Item> = { items: readonly Item[]; unread: readonly Unread[] };

/** A list of which everything can be read. */
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

/** Each item of an optional list, as it is read; or as it is, if it cannot be. */
const eachOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullish(
      z.array(
        z.union([
          z.pipe(
            item,
            z.transform((read: z.output<Item>) => ({ read })),
          ),
          z.pipe(
            z.unknown(),
            z.transform((lost) => ({ lost })),
          ),
        ]),
      ),
    ),
    z.transform((each) => {
      const items: z.output<Item>[] = [];
      const lost: unknown[] = [];
      for (const one of each ?? []) {
        if ('read' in one) items.push(one.read);
        else lost.push(one.lost);
      }
      return { items, lost };
    }),
  );

/**
 * An optional list whose items are read one by one. `names`: fields that hold the number or the name of an item, best first.
 * It may have lost all its items: this is for the rows of an item which is shown itself.
 */
export const readableRows = <Item extends z.ZodMiniType>(
  item: Item,
  kind: UnreadKind,
  ...names: readonly string[]
) =>
  z.pipe(
    eachOf(item),
    z.transform(
      ({ items, lost }): Readable<z.output<Item>> => ({
        items,
        unread: lost.map((one) => ({ kind, name: nameOf(one, names) })),
      }),
    ),
  );

/** As `readableRows`, for the list that an answer is about: one that has items, none of which can be read, is an error. */
export const readableList = <Item extends z.ZodMiniType>(
  item: Item,
  kind: UnreadKind,
  ...names: readonly string[]
) =>
  readableRows(item, kind, ...names).check(
    z.refine(({ items, unread }) => items.length > 0 || unread.length === 0),
  );

/** An optional list of what opens or completes something: an item that cannot be read opens nothing, and is not announced. */
export const readableItems = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    eachOf(item),
    z.transform(({ items }) => items),
  );

/** Optional list of texts, or one text; other values are left out. */
export const listOfTexts = z.pipe(
  z.nullish(z.union([z.array(z.unknown()), z.string(), z.number()])),
  z.transform((given) => [given ?? []].flat().flatMap((one) => identifier.safeParse(one).data ?? [])),
);
