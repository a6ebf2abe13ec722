import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, fromCallback, sendTo } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { catalogue } from '../catalogue.ts';
import { counter, looseModel, machineOf, mailModel, raceModel, retryModel } from '../fixtures/races.ts';
import { workshopModel } from '../fixtures/workshop.ts';
import { explore } from './explore.ts';
import { randomWalk, type Unforeseen } from './randomWalk.ts';

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

const firstUnforeseen = async (model: FlowModel): Promise<Unforeseen | null> => {
  const exploration = explore(model);
  for (const seed of seeds) {
    const found = await randomWalk(exploration, { seed });
    if (found) return found;
  }
  return null;
};

describe('a random walk of a real actor', () => {
  const fixtures = [workshopModel, mailModel, raceModel, retryModel];
  const flows = [...catalogue, ...fixtures.map((model) => ({ id: model.machine.id, model }))];

  it.each(flows)(
    'makes on real actors of $id only moves that the exploration predicts',
    async ({ model }) => {
      expect(await firstUnforeseen(model)).toBeNull();
    },
  );

  it('makes the same moves for the same seed', async () => {
    const exploration = explore({ ...looseModel(selfSending), cases: { go: {}, more: {} } });
    expect(await randomWalk(exploration, { seed: 3 })).toEqual(await randomWalk(exploration, { seed: 3 }));
  });
});

const selfSending = machineOf(
  {
    a: { on: { go: { target: 'b', actions: 'sendMore' } } },
    b: { on: { more: 'c' } },
    c: { on: { go: 'a' } },
  },
  {},
  { actions: { sendMore: ({ self }) => self.send({ type: 'more' }) } },
);

const echoing = (text: string) => {
  const listener = fromCallback(({ receive, sendBack }) => {
    receive(() => sendBack({ type: 'echo', text }));
  });
  return machineOf(
    {
      a: { on: { go: { target: 'b', actions: sendTo('listener', { type: 'question' }) } } },
      b: { on: { echo: 'c' } },
      c: { on: { go: 'a' } },
    },
    { invoke: { id: 'listener', src: 'listener' } },
    { actors: { listener } },
  );
};

describe('randomWalk', () => {
  const findProblem = async (machine: AnyStateMachine, cases: FlowModel['cases']) =>
    (await firstUnforeseen({ ...looseModel(machine), cases }))?.problem;

  it('reports an action that sends an event to the machine itself', async () => {
    expect(await findProblem(selfSending, { go: {}, more: {} })).toBe(
      'an action sends "more" to the machine itself, which the path kit does not support: write raise()',
    );
  });

  it('reports a callback that sends an event for which the model has no case', async () => {
    const cases = { go: {}, echo: { oui: { text: 'oui' } } };
    expect(await findProblem(echoing('non'), cases)).toBe(
      '"listener" sends {"text":"non","type":"echo"}, which is not a case of the model',
    );
    expect(await findProblem(echoing('oui'), cases)).toBeUndefined();
  });

  it('reports a key that lacks a counter read by a guard', async () => {
    const model = { ...looseModel(counter), cases: { more: {}, leave: {} }, key: () => '' };
    expect((await firstUnforeseen(model))?.problem).toContain('which no edge predicted');
  });
});
