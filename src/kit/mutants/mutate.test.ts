import { describe, expect, it, vi } from 'vitest';
import { and, assign, not, setup } from 'xstate';
import { port } from '#machines/setup/chart.ts';
import { defineModel } from '#machines/setup/defineModel.ts';
import { explore } from '../explore/explore.ts';
import { workshopModel } from '../fixtures/workshop.ts';
import { listMutants, mutate } from './mutate.ts';

const kettleMachine = setup({
  types: {
    context: {} as { litres: number; isSafe: boolean; problem: string | null },
    events: {} as
      | { type: 'filled'; litres: number }
      | { type: 'switched.on' }
      | { type: 'lifted' }
      | { type: 'put.back' },
    tags: {} as 'busy',
  },
  actors: { heat: port<void, number>('heat') },
  delays: { cooled: 3000 },
  guards: {
    isFilled: ({ context }) => context.litres > 0,
    isSafe: ({ context }) => context.isSafe,
    isMuch: (_, litres: number) => litres > 1,
  },
  actions: {
    pour: assign({ litres: (_, litres: number) => litres }),
    lock: assign({ isSafe: false }),
    unlock: assign({ isSafe: true }),
    rememberProblem: assign({ problem: (_, problem: string) => problem }),
    forgetProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'kettle',
  description: 'A kettle',
  context: { litres: 0, isSafe: true, problem: null },
  initial: 'standing',
  states: {
    standing: {
      description: 'The kettle stands',
      initial: 'cold',
      on: { lifted: 'lifted' },
      states: {
        cold: {
          description: 'The water is cold',
          on: {
            filled: [
              { guard: { type: 'isMuch', params: ({ event }) => event.litres }, target: 'hot' },
              { actions: { type: 'pour', params: ({ event }) => event.litres } },
            ],
            'switched.on': { guard: and(['isFilled', not('isSafe')]), target: 'hot' },
          },
        },
        hot: {
          description: 'The water is heated',
          tags: 'busy',
          entry: 'forgetProblem',
          exit: 'lock',
          invoke: {
            id: 'heat',
            src: 'heat',
            input: ({ context }) => context.litres,
            onDone: 'cooling',
            onError: {
              target: 'cold',
              actions: { type: 'rememberProblem', params: ({ event }) => String(event.error) },
            },
          },
        },
        cooling: { description: 'The water cools', exit: 'unlock', after: { cooled: 'cold' } },
        last: { type: 'history' },
      },
    },
    lifted: { description: 'The kettle is lifted', on: { 'put.back': 'standing.last' } },
  },
});

const kettleModel = defineModel(kettleMachine, {
  inputs: { start: undefined },
  words: {
    events: {
      filled: 'it is filled',
      'switched.on': 'it is switched on',
      lifted: 'it is lifted',
      'put.back': 'it is put back',
    },
    guards: { isFilled: 'it holds water', isSafe: 'it is safe', isMuch: 'it is much' },
    ports: { heat: 'the heating' },
    actions: {
      pour: 'water is poured',
      lock: 'it is locked',
      unlock: 'it is unlocked',
      rememberProblem: 'the problem is kept',
      forgetProblem: 'the problem is forgotten',
    },
  },
  cases: {
    filled: { little: { litres: 1 }, much: { litres: 2 } },
    'switched.on': {},
    lifted: {},
    'put.back': {},
  },
  outcomes: { heat: { done: { boiling: undefined }, failed: { 'no power': 'power' } } },
  requests: { heat: [] },
  key: ({ litres, isSafe, problem }) => ({ litres, isSafe, problem: problem !== null }),
});

vi.setConfig({ testTimeout: 60_000 });

const countOperators = (ids: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const [operator = ''] of ids.map((id) => id.split(' ')))
    counts[operator] = (counts[operator] ?? 0) + 1;
  return counts;
};

describe('listMutants', () => {
  it('creates each mutant wherever it applies', () => {
    expect(countOperators(listMutants(explore(kettleModel)).map(({ id }) => id))).toEqual({
      drop: 8,
      retarget: 7,
      event: 4,
      order: 1,
      unguard: 2,
      negate: 2,
      operator: 1,
      operand: 4,
      remove: 5,
      params: 2,
      initial: 2,
      history: 1,
      forget: 1,
      uncall: 1,
      input: 1,
      untag: 1,
      delay: 1,
      extra: 103,
    });
  });

  it('mutates the operands of a guard and the depth of a history', () => {
    const ids = listMutants(explore(workshopModel)).map(({ id }) => id);
    expect(countOperators(ids)).toMatchObject({ operand: 8, operator: 2, history: 2, order: 1 });
  });
});

describe('mutate', () => {
  const exploration = explore(kettleModel);

  it('lists the mutants that no walk detects', () => {
    const { survivors, score, verdicts } = mutate(exploration);
    // The history has only one level.
    expect(survivors.map(({ id }) => id)).toEqual(['history kettle.standing.last']);
    expect(score).toBeCloseTo((100 * (verdicts.length - survivors.length)) / verdicts.length);
  });

  it('accepts a justified equivalent mutant, and reports a stale justification', () => {
    const equivalent = {
      'history kettle.standing.last': 'there is one level to remember',
      'drop kettle.lifted|put.back|0': 'it is not',
      'drop nothing': 'no such fault',
    };
    const { survivors, staleArguments } = mutate({ ...exploration, model: { ...kettleModel, equivalent } });
    expect(survivors.map(({ id }) => id)).not.toContain('history kettle.standing.last');
    expect(staleArguments).toEqual(['drop kettle.lifted|put.back|0', 'drop nothing']);
  });

  it('compares only with the given oracle', () => {
    const blind = mutate(exploration, { oracle: ({ name }) => name });
    expect(blind.survivors.map(({ id }) => id)).toContain('untag busy kettle.standing.hot');
  });

  it('reports its progress', () => {
    const seen: number[] = [];
    mutate(exploration, { progress: (done, of) => seen.push(done / of) });
    expect(seen.at(-1)).toBe(1);
  });
});
