import type { Exploration } from '../../kit/explore/explore.ts';
import { firstFrame } from '../../kit/explore/walk.ts';
import { describeState } from '../../kit/narration/story.ts';
import { reach } from '../../kit/paths/reach.ts';
import { modelWith, play, type Simulation, type Step, toSteps } from '../simulation/simulation.ts';
import type { WayFound } from './ways.schema.ts';

type Candidate = { input: string; before: readonly Step[]; made: readonly Step[]; end: string };

const findFromHere = (
  exploration: Exploration,
  state: string,
  simulation: Simulation,
): Candidate | undefined => {
  const { input, steps, typed } = simulation;
  const here = play(exploration.model, simulation).frames[steps.length];
  const model = modelWith(exploration.model, typed);
  const frames = here && reach({ ...exploration, model }, here, state);
  return frames && { input, before: steps, made: toSteps(frames), end: frames.at(-1)?.name ?? here.name };
};

const findFromStart = (exploration: Exploration, state: string, input: string): Candidate | undefined => {
  const { model } = exploration;
  if (!(input in model.inputs)) return undefined;
  const start = firstFrame(model.machine, model, input);
  const frames = reach(exploration, start, state);
  return frames && { input, before: [], made: toSteps(frames), end: frames.at(-1)?.name ?? start.name };
};

const isShorter = (one: Candidate, other: Candidate) => one.made.length < other.made.length;

/**
 * The way to a state, by the id of its node: from where a simulation is, unless it is shorter from its start; from another start only where
 * neither leads there.
 */
export const findWayTo = (
  exploration: Exploration,
  node: string,
  simulation: Simulation,
): WayFound | undefined => {
  const state = node.slice(exploration.chart.id.length + 1);
  const here = findFromHere(exploration, state, simulation);
  const start = findFromStart(exploration, state, simulation.input);
  const own = here && start ? (isShorter(start, here) ? start : here) : (here ?? start);
  const [other] = own
    ? []
    : Object.keys(exploration.model.inputs)
        .flatMap((input) => findFromStart(exploration, state, input) ?? [])
        .sort((a, b) => a.made.length - b.made.length);
  const found = own ?? other;
  return (
    found && {
      id: node,
      title: describeState(exploration.chart, found.end),
      input: found.input,
      steps: [...found.before, ...found.made],
      end: found.end,
      sentences: [],
    }
  );
};
