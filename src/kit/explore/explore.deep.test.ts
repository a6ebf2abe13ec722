import { getShortestPaths } from '@xstate/graph';
import { expect, it } from 'vitest';
import { stateName } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { catalogue } from '../catalogue.ts';
import { canonical } from '../chart/canonical.ts';

import { explore } from './explore.ts';
import { toEvent } from './moves.ts';
import { stubPorts } from './step.ts';

/** States that @xstate/graph reaches with the same events, answers, delays and key. */
const reachedByGraph = (model: FlowModel) => {
  const events = Object.entries(model.cases).flatMap(([type, cases]) =>
    (Object.keys(cases).length ? Object.keys(cases) : ['']).map((name) => toEvent(model, type, name)),
  );
  const { branches, nodes } = explore(model).chart;
  const delays = branches.flatMap(({ kind, event }) => (kind === 'after' ? [{ type: event }] : []));
  const invoked = nodes.flatMap(({ invokes }) => invokes);
  const answers = invoked.flatMap(({ id, src }) => [
    ...Object.values(model.outcomes[src]?.done ?? {}).map((output) => ({
      type: `xstate.done.actor.${id}`,
      output,
    })),
    ...Object.values(model.outcomes[src]?.failed ?? {}).map((error) => ({
      type: `xstate.error.actor.${id}`,
      error,
    })),
  ]);
  return new Set(
    Object.values(model.inputs).flatMap((input) =>
      getShortestPaths(stubPorts(model.machine, model), {
        input,
        events: [...events, ...answers, ...delays],
        serializeState: (snapshot) =>
          `${stateName(snapshot.value)} ${canonical(model.key?.(snapshot.context))}`,
        stopWhen: (snapshot) => snapshot.status !== 'active',
      }).map(({ state }) => stateName(state.value)),
    ),
  );
};

it.each(catalogue)('explore reaches the same states of $id as @xstate/graph', ({ model }) => {
  expect(new Set(explore(model).places.map(({ name }) => name))).toEqual(reachedByGraph(model));
});
