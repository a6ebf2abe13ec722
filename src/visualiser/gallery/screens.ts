import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical } from '../../kit/chart/canonical.ts';
import { fieldsOf } from '../../kit/chart/config.ts';
import { explore } from '../../kit/explore/explore.ts';
import type { Move } from '../../kit/explore/moves.ts';
import { type Frame, walk } from '../../kit/explore/walk.ts';
import { shortestPathToState } from '../../kit/paths/paths.ts';
import { movesAfter, type Simulation, toSteps } from '../simulation/simulation.ts';

/** A screen of a flow, and the shortest way to it. */
export type FlowScreen = {
  id: string;
  name: string;
  /** The flow ends there: it is the last thing that its view has shown. */
  isEnd: boolean;
  simulation: Simulation;
};

/** What of a place its screen depends on, as far as the kit can tell: the state, and what a failure says in it. */
const identifyScreen = ({ name, configuration }: Frame): string => {
  const { failure } = fieldsOf(configuration.snapshot.context);
  return failure ? `${name} ${canonical(failure)}` : name;
};

/**
 * Every screen of a flow, the nearest first: each state by the shortest way, then what each failure of an answer awaited
 * there comes to show otherwise.
 */
export const listScreens = (model: FlowModel): FlowScreen[] => {
  const exploration = explore(model);
  const screens = new Map<string, FlowScreen>();
  const reach = (input: string, moves: readonly Move[]): Frame | undefined => {
    const frames = walk(model.machine, model, input, moves);
    const last = frames.at(-1);
    if (!last) return undefined;
    const id = identifyScreen(last);
    const isEnd = last.configuration.snapshot.status !== 'active';
    if (!screens.has(id))
      screens.set(id, {
        id,
        name: last.name,
        isEnd,
        simulation: { input, steps: toSteps(frames), typed: [] },
      });
    return last;
  };
  const names = [...new Set(exploration.places.map(({ name }) => name))];
  const paths = names.flatMap((name) => shortestPathToState(exploration, name) ?? []);
  const ends = paths.map(({ input, moves }) => ({ input, moves, end: reach(input, moves) }));
  for (const { input, moves, end } of ends) {
    if (!end) continue;
    for (const move of movesAfter(model, end))
      if (move.kind === 'answer' && move.result === 'failed') reach(input, [...moves, move]);
  }
  return [...screens.values()];
};
