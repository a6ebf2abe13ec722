import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, raise, setup } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { counter, looseModel, mailModel, raceModel, restartedModel, retryModel } from '../fixtures/races.ts';
import { workshopModel } from '../fixtures/workshop.ts';
import { ExplorationError, explore } from './explore.ts';
import { startStubbed } from './stubbedActor.ts';
import { differences, toSight, walk } from './walk.ts';

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

  it('returns through a history state to each state that it can have stored', () => {
    const { places, out } = explore(workshopModel);
    const back = (type: string) =>
      out
        .flat()
        .filter(({ move, refused }) => move.kind === 'event' && move.type === type && !refused)
        .map(({ to }) => places[to]?.name);
    expect(new Set(back('resumed'))).toEqual(new Set(['open.floor.lamp.off open.floor.bench.idle']));
    expect(new Set(back('resumed.deep')).size).toBeGreaterThan(10);
  });

  it('ends the shorter of two running delays first', () => {
    const machine = createMachine({
      id: 'delays',
      type: 'parallel',
      states: {
        slow: { initial: 'on', states: { on: { after: { 5000: 'off' } }, off: {} } },
        fast: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
        twin: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
      },
    });
    const { places, out } = explore(looseModel(machine));
    expect(places.map(({ name }) => name)).toEqual([
      'slow.on fast.on twin.on',
      'slow.on fast.on twin.on',
      'slow.on fast.off twin.off',
      'slow.off fast.off twin.off',
    ]);
    const times = out.flat().map(({ move }) => (move.kind === 'time' ? move.delay : 0));
    expect(times).toEqual([500, 1000, 500, 4000]);
  });

  it('ends a delay while a later delay of the same length continues', () => {
    const after = { 5000: 'off' };
    const machine = createMachine({
      id: 'lamps',
      type: 'parallel',
      states: {
        still: { initial: 'on', states: { on: { after }, off: {} } },
        touched: {
          initial: 'on',
          states: { on: { after, on: { touched: { target: 'on', reenter: true } } }, off: {} },
        },
      },
    });
    const { places } = explore({ ...looseModel(machine), cases: { touched: {} } });
    expect(places.map(({ name }) => name)).toContain('still.off touched.on');
  });

  it('explores a machine that starts an actor with the same systemId again', () => {
    const ask = fromPromise(async () => {});
    const machine = setup({ actors: { ask } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: { again: { target: 'a', reenter: true } },
          invoke: { id: 'ask', src: 'ask', systemId: 'asker', onDone: 'b', onError: 'a' },
        },
        b: { on: { again: 'a' } },
      },
    });
    const outcomes = { ask: { done: { yes: undefined }, failed: { no: null } } };
    const { places, unreachable } = explore({ ...looseModel(machine), cases: { again: {} }, outcomes });
    expect(places.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    expect(unreachable).toEqual([]);
  });

  it('lists as unreachable a branch whose guard is never true', () => {
    const machine = setup({ guards: { never: () => false } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: [{ guard: 'never', target: 'b' }, { target: 'a' }] } }, b: {} },
    });
    const { unreachable } = explore({ ...looseModel(machine), cases: { go: {} } });
    expect(unreachable.map(({ id }) => id)).toEqual(['m.a|go|0']);
  });

  it('lists a context field that a guard reads, but that the key does not contain, as a key gap', () => {
    const { keyGaps } = explore({ ...looseModel(counter), cases: { more: {}, leave: {} } });
    expect(keyGaps()[0]).toEqual({
      place: 'counting',
      move: 'leave',
      fields: [{ name: 'count', values: ['0', '3'] }],
    });
    const key = ({ count }: { count?: number }) => ({ count: Math.min(count ?? 0, 3) });
    expect(explore({ ...looseModel(counter), cases: { more: {}, leave: {} }, key }).keyGaps()).toEqual([]);
  });
});

it('lists a field that an action copies to a field read by a guard as a key gap', () => {
  const machine = setup({
    types: { context: {} as { ticks: number; isOpen: boolean } },
    guards: { isOpen: ({ context }) => context.isOpen },
    actions: {
      tick: assign({ ticks: ({ context }) => context.ticks + 1 }),
      judge: assign({ isOpen: ({ context }) => context.ticks > 1 }),
    },
  }).createMachine({
    id: 'm',
    context: { ticks: 0, isOpen: false },
    initial: 'a',
    states: { a: { on: { tick: { actions: 'tick' }, judge: { target: 'b', actions: 'judge' } } }, b: {} },
  });
  const model = {
    ...looseModel(machine),
    cases: { tick: {}, judge: {} },
    key: ({ isOpen }: { isOpen?: boolean }) => ({ isOpen }),
  };
  expect(
    explore(model)
      .keyGaps()
      .map(({ move, fields }) => [move, fields.map(({ name }) => name)]),
  ).toContainEqual(['judge', ['ticks']]);
});

const inA = (a: object, states = {}) => createMachine({ id: 'm', initial: 'a', states: { a, ...states } });
const bell = (length: number) => ({
  initial: 'on',
  states: { on: { after: { [length]: { target: 'on', reenter: true } } } },
});
const throwing = (message: string) => () => {
  throw new Error(message);
};
const mutating = setup({
  types: { context: {} as { list: string[] } },
  actions: {
    push: assign(({ context }) => {
      context.list.push('x');
      return context;
    }),
  },
}).createMachine({
  id: 'm',
  context: { list: [] },
  initial: 'a',
  states: { a: { on: { go: { actions: 'push' } } } },
});

describe('an exploration that fails', () => {
  it('throws an error with the context field that gives the key an endless number of values', () => {
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
      createMachine({
        id: 'm',
        type: 'parallel',
        states: { short: bell(301), middle: bell(5003), long: bell(60_013) },
      }),
      /the remaining time of the delays has taken \d+ values\. No key can clamp it: give simultaneous delays/,
    ],
    [
      'a context mutated in place',
      mutating,
      /^m: in "a", on go: an action mutates the context \(.*not extensible\); make assign return a new value/s,
    ],
    [
      'the event on which a machine throws',
      inA({ on: { go: { guard: throwing('no such contract'), target: 'a' } } }),
      /^m: in "a", on go: .*no such contract/s,
    ],
    [
      'an error thrown on start',
      createMachine({ id: 'm', context: throwing('no input') }),
      'm: starting with "start": no input',
    ],
    [
      'an endless chain of eventless transitions',
      inA({ on: { go: 'b' } }, { b: { always: 'c' }, c: { always: 'b' } }),
      /^m: in "a", on go: Infinite loop/,
    ],
    [
      'an event that raises itself endlessly',
      inA({ on: { go: { actions: raise({ type: 'go' }) } } }),
      /^m: in "a", on go: Infinite loop/,
    ],
    [
      'a zero delay that restarts itself',
      inA({ after: { 0: { target: 'a', reenter: true } } }),
      /^m: in "a", on 0 ms: More than 100 delays end at the same instant/,
    ],
  ])('throws an error for %s', (_, machine, message) => {
    expect(() => explore({ ...looseModel(machine), cases: { go: {} } })).toThrow(message);
  });
});

const reachedFrom = (model: FlowModel, from: string, kind: string): Set<string | undefined> => {
  const { places, out } = explore(model);
  return new Set(
    out
      .flat()
      .filter(({ move, refused }) => !refused && (move.kind === 'event' ? move.type : move.kind) === kind)
      .filter((edge) => places[edge.from]?.name === from)
      .map(({ to }) => places[to]?.name),
  );
};

describe('places of an exploration', () => {
  it('returns different places if a history state stores different states', () => {
    expect(reachedFrom(mailModel, 'mail.search', 'cancel')).toEqual(
      new Set(['mail.inbox', 'mail.sent', 'mail.search']),
    );
  });

  it('returns different places if the pending delayed event has different payloads', () => {
    const { unreachable, keyGaps } = explore(retryModel);
    expect({ unreachable, keyGaps: keyGaps() }).toEqual({ unreachable: [], keyGaps: [] });
  });

  it('returns different places if two running delays end in different orders', () => {
    const reached = reachedFrom(raceModel, 'slow.on fast.on', 'time');
    expect(reached).toContain('slow.off fast.on');
    expect(reached).toContain('slow.on fast.off');
  });

  it('returns different places after each restart of a delay during another delay', () => {
    expect(reachedFrom(restartedModel, 'slow.on fast.on', 'time')).toEqual(
      new Set(['slow.on fast.on', 'slow.on fast.off', 'slow.off fast.on', 'slow.off fast.off']),
    );
  });
});

const machine = setup({ actors: { ask: fromPromise(async () => 1) } }).createMachine({
  id: 'm',
  type: 'parallel',
  states: {
    first: { initial: 'on', states: { on: { after: { 300: { actions: raise({ type: 'begin' }) } } } } },
    second: {
      initial: 'idle',
      states: {
        idle: { on: { begin: 'asking' } },
        asking: { invoke: { id: 'ask', src: 'ask' }, on: { stop: 'idle' } },
      },
    },
    third: { initial: 'on', states: { on: { after: { 300: { actions: raise({ type: 'stop' }) } } } } },
  },
});

const model = { ...looseModel(machine), outcomes: { ask: { done: { yes: 1 }, failed: {} } } };

it('lists a call that the machine cancels at once among the expected calls of a path', async () => {
  const wait = { kind: 'time', delay: 300 } as const;
  const [, frame] = walk(machine, model, 'start', [wait]);
  const stubbed = startStubbed(model, 'start');
  stubbed.called.splice(0);
  await stubbed.make(wait);
  expect(frame && differences(toSight(frame), stubbed.sight())).toEqual([]);
  stubbed.stop();
});
