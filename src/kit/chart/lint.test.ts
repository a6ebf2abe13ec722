import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  assign,
  enqueueActions,
  fromCallback,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { type Exploration, explore } from '../explore/explore.ts';
import { ask, looseModel, machineOf } from '../fixtures/races.ts';
import { lint } from './lint.ts';

const makeModel = (machine: AnyStateMachine, more: Partial<FlowModel> = {}): FlowModel => ({
  ...looseModel(machine),
  cases: { go: {} },
  ...more,
});

describe('lint', () => {
  it('reports a missing description or id, an unreachable branch and an unhandled event', () => {
    const machine = machineOf(
      {
        a: {
          entry: () => {},
          invoke: { src: 'ask', onDone: { guard: ({ event }) => event.output === 1, target: 'b' } },
          on: { go: { actions: () => {} } },
        },
        b: { description: 'B' },
      },
      { description: 'A machine' },
      { actors: { ask } },
    );
    const outcomes = { ask: { done: { two: 2 }, failed: {} } };
    const model = makeModel(machine, { cases: { go: {}, shout: {} }, outcomes });
    expect(lint(explore(model)).map(({ rule, where }) => `${rule} ${where}`)).toEqual([
      'no-description m.a',
      'unnamed-action m.a',
      'no-invoke-id m.a',
      'unhandled-failure m.a',
      'no-description m.a|go|0',
      'unnamed-action m.a|go|0',
      'no-description m.a|xstate.done.actor.0.m.a|0',
      'unnamed-guard m.a|xstate.done.actor.0.m.a|0',
      'unreachable m.a|xstate.done.actor.0.m.a|0',
      'unheard-answer a',
      'unheard-event m',
    ]);
  });
});

const watch = fromCallback(() => {});
const outcomes = { ask: { done: { yes: 1 }, failed: { no: 'no' } } };

const listNames = ({ places }: Exploration) => places.map(({ name }) => name);
const listRules = (exploration: Exploration) => lint(exploration).map(({ rule }) => rule);

describe('unsupported constructs of a chart', () => {
  const invoking = (
    invoke: { src: string | typeof ask; id: string; [event: string]: unknown },
    actors = {},
    on = {},
  ) => machineOf({ a: { invoke, on }, b: {} }, {}, { actors });
  const doing = (action: object, actors = {}) =>
    machineOf(
      { a: { on: { go: { actions: 'act', target: 'b' } } }, b: {} },
      {},
      { actions: { act: action as never }, actors },
    );
  const waiting = (delay: () => number | undefined) =>
    machineOf({ a: { after: { wait: 'b' } }, b: {} }, {}, { delays: { wait: delay as () => number } });

  it.each<[string, AnyStateMachine, RegExp]>([
    [
      'a key with a dot',
      machineOf({ a: { initial: 'b', states: { b: {} } }, 'a.b': {} }),
      /in "m", the state "a\.b" has the same path as another state; write its key without a dot/,
    ],
    ['an inline actor', invoking({ id: 'x', src: ask, onDone: 'b' }), /in "m\.a", .*"x".*add it to the act/],
    ['a missing actor', invoking({ id: 'x', src: 'nope' }), /"nope" does not exist; add it/],
    [
      'onSnapshot',
      invoking({ id: 'w', src: 'watch', onSnapshot: 'b' }, { watch }),
      /onSnapshot.*send an event to its parent/,
    ],
    ['no outcomes', invoking({ id: 'q', src: 'silent', onDone: 'b' }, { silent: ask }), /no outcomes/],
    ['xstate.init', invoking({ id: 'w', src: 'watch' }, { watch }, { 'xstate.init': 'b' }), /internal event/],
    [
      'a route',
      machineOf({ a: {}, b: { id: 'there', route: {} } }),
      /a route is not supported by the path kit; write a separate event/,
    ],
    ['sendTo to itself', doing(sendTo(({ self }) => self, { type: 'go' })), /in "a", on go: sendTo.*raise/],
    ['sendParent', doing(sendParent({ type: 'go' })), /"act" sends an event to a parent.*an output/],
    [
      'sendTo with a delay',
      machineOf(
        { a: { invoke: { id: 'watch', src: 'watch' }, on: { go: { actions: 'later' } } } },
        {},
        { actors: { watch }, actions: { later: sendTo('watch', { type: 'x' }, { delay: 10 }) } },
      ),
      /sendTo with a delay.*an after/,
    ],
    ['spawnChild without id', doing(spawnChild('ask'), { ask }), /"ask" is spawned without an id.*give/],
    ['an inline spawn', doing(spawnChild(ask, { id: 'ask' })), /defined inline in a spawn.*add it to/],
    [
      'a delayed event raised twice',
      machineOf({ a: { on: { go: { actions: raise({ type: 'go' }, { delay: 10, id: 'later' }) } } } }),
      /"later" is raised with a delay while its previous delay still runs.*cancel the previous one/,
    ],
    [
      'a history entered without its parent state',
      machineOf({
        a: { on: { go: 'b' } },
        b: { type: 'parallel', states: { c: { on: { go: '#h' } }, last: { id: 'h', type: 'history' } } },
      }),
      /in "b\.c", on go: "m\.b\.c" is active without its parent state/,
    ],
    ['an endless delay', waiting(() => Number.POSITIVE_INFINITY), /a delay without a finite length/],
    ['a delay without a length', waiting(() => undefined), /a delay without a finite length.*milliseconds/],
  ])('throws for a chart with %s, and proposes a supported alternative', (_, machine, message) => {
    expect(() => explore(makeModel(machine))).toThrow(message);
  });

  it('throws one error that lists all unsupported parts of a chart', () => {
    const machine = machineOf({
      a: { invoke: { id: 'one', src: ask } },
      b: { invoke: { id: 'two', src: 'nope' } },
    });
    expect(() => explore(makeModel(machine))).toThrow(/"one".*\n.*"nope"/);
  });
});

describe('supported constructs that resemble unsupported ones', () => {
  it('explores two events that a machine raises with a delay and without an id', () => {
    const later = (type: string, delay: number) => raise({ type }, { delay });
    const entry = [later('x', 1), later('y', 2)];
    const machine = machineOf({ a: { entry, on: { x: 'b' } }, b: { on: { y: 'c' } }, c: {} });
    expect(new Set(listNames(explore(makeModel(machine))))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('explores a spawned actor with an id, which ends or which the machine stops', () => {
    const machine = machineOf(
      {
        a: {
          entry: 'start',
          on: { go: { actions: 'stop' }, 'xstate.done.actor.ask': 'b', 'xstate.error.actor.ask': 'c' },
        },
        b: {},
        c: {},
      },
      {},
      { actors: { ask }, actions: { start: spawnChild('ask', { id: 'ask' }), stop: stopChild('ask') } },
    );
    expect(listNames(explore(makeModel(machine, { outcomes })))).toEqual(['a', 'a', 'b', 'c']);
  });

  it('explores an action that raises an event only for some values of the context', () => {
    const actions = enqueueActions(({ context, enqueue }) => {
      if (context.count > 1) enqueue.raise({ type: 'over' });
      enqueue.assign({ count: context.count + 1 });
    });
    const machine = machineOf(
      { a: { on: { go: { actions }, over: 'b' } }, b: {} },
      { context: { count: 0 } },
    );
    const key = ({ count }: { count?: number }) => ({ count: Math.min(count ?? 0, 2) });
    expect(listNames(explore(makeModel(machine, { key })))).toEqual(['a', 'a', 'a', 'b']);
    const gaps = explore(makeModel(machine)).keyGaps();
    expect(gaps.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(['count']);
  });

  it('explores a delay that the machine computes from the context', () => {
    const actions = assign({ wait: 3000 });
    const machine = machineOf(
      { a: { on: { go: { target: 'a', reenter: true, actions } }, after: { wait: 'b' } }, b: {} },
      { context: { wait: 1000 } },
      { delays: { wait: ({ context }) => context.wait } },
    );
    const { out } = explore(makeModel(machine, { key: ({ wait }: { wait?: number }) => wait }));
    const waits = out.flat().flatMap(({ move }) => (move.kind === 'time' ? [move.delay] : []));
    expect(new Set(waits)).toEqual(new Set([500, 1000, 1500, 3000]));
  });
});

describe('a failure of an invoked actor', () => {
  const calling = (on: object, root = {}, src = 'ask') =>
    machineOf(
      { a: { invoke: { id: 'x', src, ...(src === 'ask' ? { onDone: 'b' } : {}) }, on }, b: {} },
      { on: root },
      { actors: { ask, watch } },
    );
  const findings = (machine: AnyStateMachine) => listRules(explore(makeModel(machine, { outcomes })));

  it.each(['*', 'xstate.error.*', 'xstate.error.actor.*'])('is handled by the wildcard %s', (event) => {
    expect(findings(calling({ [event]: 'b' }))).not.toContain('unhandled-failure');
    expect(findings(calling({}, { [event]: '.b' }))).not.toContain('unhandled-failure');
    const exploration = explore(makeModel(calling({ [event]: 'b' }), { cases: {}, outcomes }));
    expect(listNames(exploration)).toEqual(['a', 'b']);
  });

  it('is unhandled if the only wildcard matches other events', () => {
    expect(findings(calling({ 'form.*': 'b' }))).toContain('unhandled-failure');
  });

  it('needs no transition for a callback actor, but needs one for a promise actor', () => {
    expect(findings(calling({}, {}, 'watch'))).not.toContain('unhandled-failure');
    expect(findings(calling({}))).toContain('unhandled-failure');
  });
});
