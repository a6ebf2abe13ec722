import * as z from 'zod/mini';
import type { Move } from '../../kit/explore/moves.ts';
import type { Typed } from '../simulation/simulation.ts';

type Json = z.output<typeof jsonSchema>;
const jsonSchema = z.json();

const tag = '$is';

const tagged = z.discriminatedUnion(tag, [
  z.object({ [tag]: z.literal('undefined') }),
  z.object({ [tag]: z.literal('date'), time: z.nullable(z.number()) }),
  z.object({
    [tag]: z.literal('file'),
    name: z.nullable(z.string()),
    type: z.string(),
    size: z.int().check(z.minimum(0), z.maximum(50_000_000)),
    modified: z.number(),
  }),
]);

const fieldsPacked = (value: object, inside: readonly object[]): Record<string, Json> =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item, inside)]));

const packObject = (value: object, around: readonly object[]): Json => {
  if (around.includes(value)) return { [tag]: 'undefined' };
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((item) => pack(item, inside));
  if (value instanceof Date) return { [tag]: 'date', time: Number.isNaN(+value) ? null : +value };
  if (value instanceof Blob) {
    const [name, modified] = value instanceof File ? [value.name, value.lastModified] : [null, 0];
    return { [tag]: 'file', name, type: value.type, size: value.size, modified };
  }
  return fieldsPacked(value, inside);
};

const pack = (value: unknown, inside: readonly object[]): Json => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return typeof value === 'object' ? packObject(value, inside) : { [tag]: 'undefined' };
};

/**
 * Converts a value to JSON, for a screen or a URL. `$is` marks dates, files (without content) and
 * `undefined`. Other objects become their fields. Functions become `undefined`.
 */
export const packed = (value: unknown): Json => pack(value, []);

const unpackTagged = (value: z.output<typeof tagged>): unknown => {
  switch (value[tag]) {
    case 'undefined':
      return undefined;
    case 'date':
      return new Date(value.time ?? Number.NaN);
    case 'file': {
      const content = [new Uint8Array(value.size)];
      const { name, type, modified } = value;
      return name === null
        ? new Blob(content, { type })
        : new File(content, name, { type, lastModified: modified });
    }
  }
};

const fieldsUnpacked = (fields: Readonly<Record<string, Json>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, unpacked(item)]));

/** Reverses `packed`. A file keeps its size, but not its content. */
export const unpacked = (value: Json): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpacked);
  const read = tagged.safeParse(value);
  return read.success ? unpackTagged(read.data) : fieldsUnpacked(value);
};

export const sentSchema = z.object({ type: z.string(), payload: z.record(z.string(), jsonSchema) });

type Sent = z.output<typeof sentSchema>;

export type Dress = { brand: string; appearance: 'light' | 'dark' };
type Making = { moves: readonly Move[]; typed: readonly Sent[] };

export type ToScreen =
  | ({ kind: 'show'; flow: string; input: string } & Making & Dress)
  | ({ kind: 'make' } & Making)
  | ({ kind: 'dress' } & Dress);

/** Message from the screen. `steps`: number of moves since the start. `sight`: visible values as texts. */
export type ToPage =
  | { kind: 'reached'; steps: number; name: string; status: string; sight: Readonly<Record<string, string>> }
  | { kind: 'acted'; steps: number; sent: Sent }
  | { kind: 'touched' }
  | { kind: 'sized'; height: number }
  | { kind: 'failed'; why: 'missing' | 'unloaded' | 'broken' };

export type Reached = Extract<ToPage, { kind: 'reached' }>;
export type Why = Extract<ToPage, { kind: 'failed' }>['why'];

declare global {
  interface Window {
    openScreen?: (onReport: (message: ToPage) => void) => (message: ToScreen) => void;
  }
}

export const toSent = ({ type, payload }: Typed): Sent => ({ type, payload: fieldsPacked(payload, []) });

export const toTyped = ({ type, payload }: Sent): Typed => ({ type, payload: fieldsUnpacked(payload) });
