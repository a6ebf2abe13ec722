import { getShortestPaths } from '@xstate/graph';
import { type AnyStateMachine, createMachine } from 'xstate';
import { explore } from '#machines/kit/explore.ts';
import { noWords } from '#machines/kit/fixtures/noWords.ts';
import type { FlowModel } from '#machines/kit/model.ts';
import { pathsOf } from '#machines/kit/paths.ts';
import { stateName } from '#machines/setup/stateName.ts';
import type { Measure } from './benchmark.ts';

const states = 200;
const events = ['next', 'skip', 'back'];

/** A flow of 200 states and 600 branches: forward by one, forward by a leap, and back. */
export const largeMachine = (): AnyStateMachine => {
  const at = (index: number) => `s${((index % states) + states) % states}`;
  return createMachine({
    id: 'large',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length: states }, (_, index) => [
        at(index),
        { on: { next: at(index + 1), skip: at(index * 7 + 3), back: at(index - 1) } },
      ]),
    ),
  });
};

export const largeModel = (machine: AnyStateMachine): FlowModel => ({
  machine,
  inputs: { start: undefined },
  words: noWords,
  cases: { ...Object.fromEntries(events.map((event) => [event, {}])), shout: {} },
  outcomes: {},
  requests: {},
  equivalent: {},
});

/** Milliseconds of the best of a few runs. */
const best = (run: () => unknown, runs = 25): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const began = performance.now();
      run();
      return performance.now() - began;
    }),
  );

export const name = 'Path kit, 200 states and 600 branches';

export const run = async (): Promise<Measure[]> => {
  const all = [...events, 'shout'].map((type) => ({ type }));
  const explored = explore(largeModel(largeMachine()));
  const paths = pathsOf(explored, 'branches+refused');
  return [
    {
      label: '@xstate/graph getShortestPaths, same key',
      value: best(() =>
        getShortestPaths(largeMachine(), {
          events: all,
          serializeState: (snapshot) => stateName(snapshot.value),
        }),
      ),
      unit: 'ms',
    },
    { label: 'explore', value: best(() => explore(largeModel(largeMachine()))), unit: 'ms' },
    {
      label: `explore and choose branches+refused (${paths.length} paths)`,
      value: best(() => pathsOf(explore(largeModel(largeMachine())), 'branches+refused')),
      unit: 'ms',
      budget: 2000,
    },
  ];
};
