import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exchange } from '#src/api/client/client.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { answersOf, fullAnswer, openContract } from './contract.ts';
import { declarations, toRequestName } from './declarations.ts';

/** The keys of an answer reach no prototype: what they would change of every object stays as it is. */

const contract = await openContract();

const names = ['__proto__', 'constructor', 'prototype'];

/** What is put under these names, in an object of such a field. */
type Planted = (field: unknown) => unknown;

/** What every object would have, were it put in a prototype. */
const inherited: Planted = () => ({ polluted: 'yes', prototype: { polluted: 'yes' } });

/** A field of the right type, in an object that may hold fields of any name. */
const copied: Planted = (field) => field;

/**
 * The JSON of a value, each of whose objects holds the names besides, before and after its own: a text, since the first would
 * be no key of a literal.
 */
const polluted = (value: unknown, planted: Planted): string => {
  if (Array.isArray(value)) return `[${value.map((item) => polluted(item, planted)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value);
  const added = names.map((name) => `"${name}":${JSON.stringify(planted(fields[0]?.[1] ?? ''))}`);
  const own = fields.map(([key, field]) => `${JSON.stringify(key)}:${polluted(field, planted)}`);
  return `{${[...added, ...own, ...added].join(',')}}`;
};

/** Every object in a value, itself included. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap((field: unknown) => objectsIn(field))]
    : [];

/** What an object of any name holds, without the names that were planted in it. */
const withoutNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([key]) => !names.includes(key));
  return Object.fromEntries(own.map(([key, field]) => [key, withoutNames(field)]));
};

let text: string;

beforeEach(() => {
  standInBrowser();
  vi.stubGlobal('fetch', async () => new Response(text));
});

const read = declarations.flatMap((declaration) => {
  const { answer } = declaration;
  return answer === 'own'
    ? []
    : [{ name: toRequestName(declaration), declaration: { ...declaration, answer } }];
});

it('tries each call', () => {
  expect(read.length).toBeGreaterThan(15);
});

describe.each(read)('$name', ({ declaration }) => {
  const { success, refusal } = answersOf(contract, declaration);
  const { signal } = new AbortController();

  const outcomeOf = (json: string): Promise<unknown> => {
    text = json;
    return exchange(declaration, {}, signal).then(
      ({ answer }) => answer,
      (failure: unknown) => failure,
    );
  };

  it.each([
    ['a success', success],
    ['a refusal', refusal],
  ])('reads %s as if they were not there', async (_, answers) => {
    for (const answer of [...answers.examples, await fullAnswer(answers)]) {
      const clean = await outcomeOf(JSON.stringify(answer));
      const outcomes = [
        await outcomeOf(polluted(answer, inherited)),
        await outcomeOf(polluted(answer, copied)),
      ];
      expect(Object.keys(Object.prototype)).toEqual([]);
      for (const object of outcomes.flatMap(objectsIn)) {
        expect(Object.getPrototypeOf(object)).toBe(
          Array.isArray(object) ? Array.prototype : Object.prototype,
        );
        expect(Object.hasOwn(object, '__proto__')).toBe(false);
      }
      expect(withoutNames(outcomes[1])).toEqual(clean);
    }
  });
});
