import type * as z from 'zod/mini';
import { parseJson } from '#src/api/client/client.ts';
import { type FreeAnswers, freeText } from '#test/contract/freeTexts.ts';
import { payloads } from './payloads.ts';

type Address = readonly (string | number)[];

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Where the texts of a value are. */
const textsIn = (value: unknown, at: Address = []): Address[] =>
  typeof value === 'string'
    ? [at]
    : entriesOf(value).flatMap(([name, field]) => textsIn(field, [...at, name]));

const textAt = (value: unknown, address: Address): unknown =>
  address.reduce<unknown>((field, part) => Object(field)[part], value);

const withText = (value: unknown, [name, ...rest]: Address, text: string): unknown => {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((item, rank) => (String(rank) === name ? withText(item, rest, text) : item));
  const fields = entriesOf(value).map(([key, field]) => [
    key,
    key === name ? withText(field, rest, text) : field,
  ]);
  return Object.fromEntries(fields);
};

/** The payload of a text, another one from one turn to the next; two rows of a name of their own have it still. */
const payloadAt = (rank: number, turn = 0): string => {
  const payload = payloads[(rank + turn) % payloads.length] ?? '';
  return payload.length > 'constructor'.length ? payload + rank : payload;
};

/** An answer whose every text that the portal would read is a payload, whatever the file says of it. */
const readable = (answer: unknown, schema: z.ZodMiniType, turn: number): unknown =>
  textsIn(answer).reduce<unknown>((hostile, address, rank) => {
    const tried = withText(hostile, address, payloadAt(rank, turn));
    return schema.safeParse(tried).success ? tried : hostile;
  }, answer);

/** An answer whose every text that the file leaves free is a payload. */
const replaced = (answer: unknown, turn = 0): unknown =>
  textsIn(answer)
    .filter((address) => textAt(answer, address) === freeText)
    .reduce((hostile, address, rank) => withText(hostile, address, payloadAt(rank, turn)), answer);

/**
 * The hostile answers of a call: its examples where the file leaves a text free; one that holds all that it may, each of its
 * texts that the portal takes being each payload in turn; and a refusal.
 */
export const hostileAnswers = (
  { success, refusal }: FreeAnswers,
  schema: z.ZodMiniType | 'own',
): unknown[] => [
  ...success.map(({ free }, turn) => replaced(free, turn)),
  ...(schema === 'own' ? [] : payloads.map((_, turn) => readable(success.at(-1)?.given, schema, turn))),
  ...refusal.slice(-1).map(({ free }) => replaced(free)),
];

/** The names of the fields that the file leaves free. */
export const freeNames = (answers: Readonly<Record<string, FreeAnswers>>): ReadonlySet<string> =>
  new Set(
    Object.values(answers)
      .flatMap(({ success, refusal }) => [...success, ...refusal])
      .flatMap(({ free }) =>
        textsIn(free).flatMap((address) => {
          const name = address.findLast((part) => !/^\d+$/.test(String(part)));
          return textAt(free, address) === freeText && name !== undefined ? [String(name)] : [];
        }),
      ),
  );

/** A value that comes of answers, whose every field of these names that holds a text holds a payload, as it is read. */
export const readAs = (value: unknown, names: ReadonlySet<string>): unknown =>
  textsIn(value)
    .filter((address) => names.has(String(address.at(-1))))
    .reduce(
      (hostile, address, rank) =>
        withText(hostile, address, String(parseJson(JSON.stringify(payloadAt(rank))))),
      value,
    );
