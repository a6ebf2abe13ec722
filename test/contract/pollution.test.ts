import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exchange } from '#src/api/client/client.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { answersOf, fullAnswer, openContract } from './contract.ts';
import { parsedCalls } from './declarations.ts';

const contract = await openContract();

const names = ['__proto__', 'constructor', 'prototype'];

type Planted = (field: unknown) => unknown;

const inherited: Planted = () => ({ polluted: 'yes', prototype: { polluted: 'yes' } });

const copied: Planted = (field) => field;

/** JSON text of a value, with each of `names` added to each object. A literal would lose the key `__proto__`. */
const polluted = (value: unknown, planted: Planted): string => {
  if (Array.isArray(value)) return `[${value.map((item) => polluted(item, planted)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value);
  const added = names.map((name) => `"${name}":${JSON.stringify(planted(fields[0]?.[1] ?? ''))}`);
  const own = fields.map(([key, field]) => `${JSON.stringify(key)}:${polluted(field, planted)}`);
  return `{${[...added, ...own, ...added].join(',')}}`;
};

const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null
    ? [value, ...Object.values(value).flatMap((field: unknown) => objectsIn(field))]
    : [];

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

describe.each(parsedCalls)('$name', ({ declaration }) => {
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
  ])('ignores prototype keys in %s', async (_, answers) => {
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
