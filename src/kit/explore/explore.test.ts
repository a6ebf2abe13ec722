import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, raise } from 'xstate';
import { ask, counter, looseModel, machineOf, throwing } from '../fixtures/races.ts';
import { workshopModel } from '../fixtures/workshop.ts';
import { ExplorationError, explore } from './explore.ts';

describe('explore', () => {
  it('explores a machine with parallel regions, history states, delays and child machines', () => {
    const { places, out, unreachable, keyGaps } = explore(workshopModel);
    expect({ places: places.length, moves: out.flat().length, unreachable, keyGaps: keyGaps() }).toEqual({
      places: 773,
      moves: 9953,
      unreachable: [],
      keyGaps: [],
    });
  });

  it('ends a delay while a later delay of the same length continues', () => {
    const after = { 5000: 'off' };
    const machine = machineOf(
      {
        still: { initial: 'on', states: { on: { after }, off: {} } },
        other: {
          initial: 'on',
          states: { on: { after, on: { x: { target: 'on', reenter: true } } }, off: {} },
        },
      },
      { type: 'parallel' },
    );
    const { places } = explore({ ...looseModel(machine), cases: { x: {} } });
    expect(places.map(({ name }) => name)).toContain('still.off other.on');
  });

  it('explores a machine that starts an actor with the same systemId again', () => {
    const machine = machineOf(
      {
        a: {
          on: { again: { target: 'a', reenter: true } },
          invoke: { id: 'ask', src: 'ask', systemId: 'asker', onDone: 'b', onError: 'a' },
        },
        b: { on: { again: 'a' } },
      },
      {},
      { actors: { ask } },
    );
    const outcomes = { ask: { done: { yes: undefined }, failed: { no: null } } };
    const { places, unreachable } = explore({ ...looseModel(machine), cases: { again: {} }, outcomes });
    expect(places.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    expect(unreachable).toEqual([]);
  });

  it('lists a context field that a guard reads, but that the key does not contain, as a key gap', () => {
    const { keyGaps } = explore({ ...looseModel(counter), cases: { more: {}, leave: {} } });
    const fields = [{ name: 'count', values: ['0', '3'] }];
    expect(keyGaps()[0]).toEqual({ place: 'counting', move: 'leave', fields });
    const key = ({ count }: { count?: number }) => ({ count: Math.min(count ?? 0, 3) });
    expect(explore({ ...looseModel(counter), cases: { more: {}, leave: {} }, key }).keyGaps()).toEqual([]);
  });
});

it('lists a field that an action copies to a field read by a guard as a key gap', () => {
  const tick = assign({ ticks: ({ context }) => context.ticks + 1 });
  const judge = assign({ isOpen: ({ context }) => context.ticks > 1 });
  const machine = machineOf(
    { a: { on: { tick: { actions: tick }, judge: { target: 'b', actions: judge } } }, b: {} },
    { context: { ticks: 0, isOpen: false } },
  );
  const model = {
    ...looseModel(machine),
    cases: { tick: {}, judge: {} },
    key: ({ isOpen }: { isOpen?: boolean }) => ({ isOpen }),
  };
  const gaps = explore(model).keyGaps();
  expect(gaps.map(({ move, fields }) => `${move} ${fields.map(({ name }) => name)}`)).toContain(
    'judge ticks',
  );
});

const bell = (length: number) => ({
  initial: 'on',
  states: { on: { after: { [length]: { target: 'on', reenter: true } } } },
});
const pushing = assign(({ context }) => {
  context.list.push('x');
  return context;
});

describe('an exploration that fails', () => {
  it('throws an error with the name of the context field that gives the key unlimited values', () => {
    const key = ({ count }: { count?: number }) => ({ fixed: 1, count });
    const failing = () => explore({ ...looseModel(counter), cases: { more: {} }, key });
    expect(failing).toThrow(ExplorationError);
    expect(failing).toThrow(
      'counter: stopped after 5000 states; the key’s "count" has taken 5000 values. Clamp it in the model’s key.',
    );
  });

  it.each<[string, AnyStateMachine, string | RegExp]>([
    [
      'delays that never coincide, which no key can fix',
      machineOf({ x: bell(301), y: bell(5003), z: bell(60_013) }, { type: 'parallel' }),
      /the remaining time of the delays has taken \d+ values\. No key can clamp it: give simultaneous delays/,
    ],
    [
      'a context mutated in place',
      machineOf({ a: { on: { go: { actions: pushing } } } }, { context: { list: [] } }),
      /^m: in "a", on go: an action mutates the context \(.*not extensible\); make assign return a new value/s,
    ],
    [
      'an error thrown on start',
      machineOf({ a: {} }, { context: throwing }),
      'm: starting with "start": no such contract',
    ],
    [
      'an endless chain of eventless transitions',
      machineOf({ a: { on: { go: 'b' } }, b: { always: 'c' }, c: { always: 'b' } }),
      /^m: in "a", on go: Infinite loop/,
    ],
    [
      'an event that raises itself endlessly',
      machineOf({ a: { on: { go: { actions: raise({ type: 'go' }) } } } }),
      /^m: in "a", on go: Infinite loop/,
    ],
    [
      'a zero delay that restarts itself',
      machineOf({ a: { after: { 0: { target: 'a', reenter: true } } } }),
      /^m: in "a", on 0 ms: More than 100 delays end at the same instant/,
    ],
  ])('throws an error for %s', (_, machine, message) => {
    expect(() => explore({ ...looseModel(machine), cases: { go: {} } })).toThrow(message);
  });
});
