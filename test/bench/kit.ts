import { getShortestPaths } from '@xstate/graph';
import { type AnyStateMachine, createMachine } from 'xstate';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { noWords } from '#src/kit/fixtures/races.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import type { Benchmark } from './benchmark.ts';

const states = 200;
const events = ['next', 'skip', 'back'];

const largeMachine = (): AnyStateMachine => {
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

const largeModel = (machine: AnyStateMachine): FlowModel => ({
  machine,
  inputs: { start: undefined },
  words: noWords,
  cases: { ...Object.fromEntries(events.map((event) => [event, {}])), shout: {} },
  outcomes: {},
  requests: {},
  equivalent: {},
});

/** Best durations in milliseconds. The runs are interleaved, so that other work of the computer slows all alike. */
const best = (runs: readonly (() => unknown)[], rounds = 60): number[] => {
  const lasted = runs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [index, run] of runs.entries()) {
      const began = performance.now();
      run();
      lasted[index] = Math.min(lasted[index] ?? 0, performance.now() - began);
    }
  return lasted;
};

export const kit: Benchmark = {
  name: 'Path kit, 200 states and 600 branches',
  run: async () => {
    const all = [...events, 'shout'].map((type) => ({ type }));
    const paths = findPaths(explore(largeModel(largeMachine())), 'branches+refused');
    const [graph = 0, explored = 0, chosen = 0] = best([
      () =>
        getShortestPaths(largeMachine(), {
          events: all,
          serializeState: (snapshot) => stateName(snapshot.value),
        }),
      () => explore(largeModel(largeMachine())),
      () => findPaths(explore(largeModel(largeMachine())), 'branches+refused'),
    ]);
    return [
      { label: '@xstate/graph getShortestPaths, same key', value: graph, unit: 'ms' },
      { label: 'explore', value: explored, unit: 'ms' },
      {
        label: `explore and choose branches+refused (${paths.length} paths)`,
        value: chosen,
        unit: 'ms',
        budget: 2000,
      },
    ];
  },
};
