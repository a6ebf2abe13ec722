import { walk } from '../../kit/explore/walk.ts';
import { shortestPathToState } from '../../kit/paths/paths.ts';
import type { FlowRead } from '../app/flows.ts';
import { explorationOf } from '../paths/finding.ts';
import { type Simulation, toSteps } from '../simulation/simulation.ts';

/** The shortest way to a state, by its id on the chart; null where one never stays in it. */
export const wayToState = (flow: FlowRead, id: string): Simulation | null => {
  const { model } = flow;
  const state = id.slice(flow.id.length + 1);
  const [input = ''] = Object.keys(model.inputs);
  // The machine itself: one is in it from the start.
  if (!state) return { input, steps: [], typed: [] };
  const path = shortestPathToState(explorationOf(flow.id), state);
  if (!path) return null;
  const steps = toSteps(walk(model.machine, model, path.input, path.moves));
  return { input: path.input, steps, typed: [] };
};
