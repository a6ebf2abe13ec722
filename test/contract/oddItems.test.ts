import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answersOf, openContract } from './contract.ts';
import { parsedCalls } from './declarations.ts';

/** An invalid field in one of three items must not remove the other two (docs/rules.md#tolerance). */

const contract = await openContract();

type Json = unknown;
type Path = readonly string[];

const oddities: Readonly<Record<string, Json>> = {
  missing: undefined,
  null: null,
  'a number': 7,
  'a text': 'abc',
  'an object': { fr: 'abc' },
  'an empty text': '',
  'a wrong date': '32/13/2026',
};

const nodeSchema = z.object({
  type: z._default(z.union([z.string(), z.array(z.string())]), 'object'),
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  items: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
});

const readNode = (schema: Json) => {
  const { type, ...node } = nodeSchema.parse(schema);
  return { ...node, types: [type].flat() };
};

const threeOfEach = (schema: Json, name = '', place = ''): Json => {
  const { types, properties, items, enum: known } = readNode(schema);
  if (types.includes('array')) return [0, 1, 2].map((rank) => threeOfEach(items, name, place + rank));
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries(properties).map(([field, property]) => [field, threeOfEach(property, field, place)]),
    );
  if (known) return known[0];
  if (types.includes('boolean')) return true;
  if (/date|login/i.test(name)) return `1${place.at(-1) ?? 0}/10/2026`;
  return types.includes('number') || types.includes('integer') ? Number(`9${place}77`) : `${name}-${place}.`;
};

const middleFields = (schema: Json, path: Path = []): Path[] => {
  const { types, properties, items } = readNode(schema);
  const inner: [string, Json][] = types.includes('array') ? [['1', items]] : Object.entries(properties);
  return inner.flatMap(([name, part]) => [[...path, name], ...middleFields(part, [...path, name])]);
};

const withOdd = (value: Json, [part, ...rest]: Path, odd: Json): Json => {
  if (part === undefined) return odd;
  if (Array.isArray(value))
    return value.map((item, rank) => (String(rank) === part ? withOdd(item, rest, odd) : item));
  return { ...Object(value), [part]: withOdd(Object(value)[part], rest, odd) };
};

const marksIn = (read: Json): string[] => JSON.stringify(read).match(/[\w]+-\d+\.|\b9\d+77\b/g) ?? [];

const placeOf = (mark: string): string => /(?:-|^9)(\d*?)(?:\.|77)$/.exec(mark)?.[1] ?? '';

const unreadIn = (read: Json): number =>
  (JSON.stringify(read).match(/"kind":"[a-z]+","name":/g) ?? []).length;

/** Lists whose invalid items the portal removes without a message, because they grant no right. */
const silent = ['roles', 'actions', 'allowed_services', 'measures'];

const listing = parsedCalls.flatMap(({ name, declaration: { answer, ...call } }) => {
  const { schema } = answersOf(contract, call).success;
  const fields = middleFields(schema).filter((path) => path.includes('1'));
  return fields.length === 0 ? [] : [{ name, answer, schema, fields }];
});

const problemsOf = ({ answer, schema, fields }: (typeof listing)[number]): string[] => {
  const right = threeOfEach(schema);
  const marks = marksIn(answer.parse(right));
  return fields.flatMap((path) => {
    const middle = path.filter((part) => part === '1').join('');
    return Object.entries(oddities).flatMap(([name, odd]) => {
      const fault = `${path.join('.')} ${name}`;
      const read = answer.safeParse(withOdd(right, path, odd));
      if (!read.success) return [`${fault}: the page is lost`];
      const found = new Set(marksIn(read.data));
      const lost = marks.filter((mark) => !placeOf(mark).startsWith(middle) && !found.has(mark));
      const isSilent = silent.some((list) => path.includes(list));
      // Accepts an object without known fields as an item, because a list may require no field.
      const isBare = path.at(-1) === '1' && name === 'an object';
      const isShown = isBare || marks.some((mark) => placeOf(mark) === middle && found.has(mark));
      return [
        ...(lost.length > 0 ? [`${fault}: ${lost.join()} are lost too`] : []),
        ...(isShown || isSilent || unreadIn(read.data) > 0 ? [] : [`${fault}: it is left out, unsaid`]),
      ];
    });
  });
};

describe('an invalid item in a list', () => {
  it('has a test for each of the eight calls that return lists', () => {
    expect(listing.map(({ name }) => name).sort()).toEqual([
      ...['GET /api/management/user/list', 'GET /api/municipality/contract/contact', 'GET /api/user'],
      ...['POST /api/consumption/meters_list', 'POST /api/consumption/nontelemetry'],
      ...['POST /api/consumption/telemetry', 'POST /api/invoice/inserts', 'POST /api/invoices'],
    ]);
  });

  it.each(listing)('is omitted and reported by $name, which returns the other items', (call) => {
    expect(problemsOf(call)).toEqual([]);
  });
});

describe('an invalid value in the profile', () => {
  const profile = listing.find(({ name }) => name === 'GET /api/user');
  const { schema, answer = z.never() } = profile ?? {};
  const right = threeOfEach(schema);
  const marks = marksIn(answer.parse(right));
  const fields = Object.keys(readNode(schema).properties);

  it.each(fields)('changes only the parsed value of this field: %s', (field) => {
    for (const [name, odd] of Object.entries(oddities)) {
      const found = new Set(marksIn(answer.parse({ ...Object(right), [field]: odd })));
      const own = new Set(marksIn(answer.parse({ [field]: Object(right)[field] })));
      expect(
        marks.filter((mark) => !own.has(mark) && !found.has(mark)),
        name,
      ).toEqual([]);
    }
  });
});
