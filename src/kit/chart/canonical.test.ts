import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { canonical } from './canonical.ts';

describe('canonical', () => {
  it('is the same for equal contents, whatever the order of keys', () => {
    expect(canonical({ b: [1, { d: 2, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":2}]}');
    expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }));
    expect(canonical(-0)).toBe(canonical(0));
  });

  it.each([
    [{ a: undefined }, {}],
    [null, undefined],
    ['1', 1],
    [new Date(1), new Date(2)],
    [new Map([[1, 2]]), new Set([[1, 2]])],
    [new Error('a'), new Error('b')],
    [Number.NaN, null],
    [
      [1, 2],
      [2, 1],
    ],
    [10n, 10],
  ])('tells %o from %o', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });

  it('ends on a cycle, and reads an actor by its id', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(canonical(cycle)).toBe('{"self":[cycle]}');
    expect(
      canonical(
        createActor(
          fromPromise(async () => {}),
          { id: 'ask' },
        ),
      ),
    ).toBe('Actor(ask)');
  });
});
