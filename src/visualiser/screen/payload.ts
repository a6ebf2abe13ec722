import * as z from 'zod/mini';

/** What JSON can write. */
export type Json = z.output<typeof jsonSchema>;
export const jsonSchema = z.json();

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: object): value is Fields => {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The one key of what stands for a value that JSON cannot write. */
const tag = '$is';

const tagged = z.discriminatedUnion(tag, [
  z.object({ [tag]: z.literal('undefined') }),
  z.object({ [tag]: z.literal('number'), text: z.string() }),
  z.object({ [tag]: z.literal('bigint'), text: z.string().check(z.regex(/^-?\d+$/)) }),
  z.object({ [tag]: z.literal('date'), time: z.nullable(z.number()) }),
  z.object({
    [tag]: z.literal('file'),
    name: z.nullable(z.string()),
    type: z.string(),
    size: z.int().check(z.minimum(0), z.maximum(50_000_000)),
    modified: z.number(),
  }),
  z.object({ [tag]: z.literal('map'), entries: z.array(z.tuple([jsonSchema, jsonSchema])) }),
  z.object({ [tag]: z.literal('set'), items: z.array(jsonSchema) }),
  z.object({ [tag]: z.literal('error'), message: z.string() }),
  z.object({ [tag]: z.literal('object'), fields: z.record(z.string(), jsonSchema) }),
]);

const fieldsPacked = (value: object, inside: readonly object[]): Record<string, Json> =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item, inside)]));

const packObject = (value: object, around: readonly object[]): Json => {
  // A value inside itself could only be written without end.
  if (around.includes(value)) return { [tag]: 'undefined' };
  const inside = [...around, value];
  const list = (items: Iterable<unknown>): Json[] => [...items].map((item) => pack(item, inside));
  if (Array.isArray(value)) return list(value);
  if (value instanceof Date) return { [tag]: 'date', time: Number.isNaN(+value) ? null : +value };
  if (value instanceof Blob) {
    const [name, modified] = value instanceof File ? [value.name, value.lastModified] : [null, 0];
    return { [tag]: 'file', name, type: value.type, size: value.size, modified };
  }
  if (value instanceof Map)
    return {
      [tag]: 'map',
      entries: [...value].map(([key, item]) => [pack(key, inside), pack(item, inside)]),
    };
  if (value instanceof Set) return { [tag]: 'set', items: list(value) };
  if (value instanceof Error) return { [tag]: 'error', message: value.message };
  const fields = fieldsPacked(value, inside);
  return isPlain(value) && !(tag in value) ? fields : { [tag]: 'object', fields };
};

const pack = (value: unknown, inside: readonly object[]): Json => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number')
    return Number.isFinite(value) ? value : { [tag]: 'number', text: String(value) };
  if (typeof value === 'bigint') return { [tag]: 'bigint', text: String(value) };
  if (typeof value === 'object') return packObject(value, inside);
  return { [tag]: 'undefined' };
};

/**
 * A value as JSON can write it, to go through a message or an address. What JSON has not is tagged (`$is`): `undefined`,
 * dates, maps, sets, errors, great numbers, and files, which keep their name, type, size and date and lose their content.
 * An instance of a class is its fields; a function, a symbol or a cycle is `undefined`.
 */
export const packed = (value: unknown): Json => pack(value, []);

const unpackTagged = (value: z.output<typeof tagged>): unknown => {
  switch (value[tag]) {
    case 'undefined':
      return undefined;
    case 'number':
      return Number(value.text);
    case 'bigint':
      return BigInt(value.text);
    case 'date':
      return new Date(value.time ?? Number.NaN);
    case 'file': {
      const content = [new Uint8Array(value.size)];
      const { name, type, modified } = value;
      return name === null
        ? new Blob(content, { type })
        : new File(content, name, { type, lastModified: modified });
    }
    case 'map':
      return new Map(value.entries.map(([key, item]) => [unpacked(key), unpacked(item)]));
    case 'set':
      return new Set(value.items.map(unpacked));
    case 'error':
      return new Error(value.message);
    case 'object':
      return fieldsUnpacked(value.fields);
  }
};

const fieldsUnpacked = (fields: Readonly<Record<string, Json>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, unpacked(item)]));

/** The value that was packed; a file comes back as long as it was, and empty of sense. */
export const unpacked = (value: Json): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpacked);
  const read = tagged.safeParse(value);
  return read.success ? unpackTagged(read.data) : fieldsUnpacked(value);
};
