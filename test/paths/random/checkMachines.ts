import fc from 'fast-check';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { type Exploration, ExplorationError, explore } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { randomWalk, type Unforeseen } from '#src/kit/explore/randomWalk.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { walkActor } from '../drivers/actor.ts';
import { type StateShape, shape, toModel, writeConfig } from './machines.ts';

const exploreShape = (
  one: StateShape,
  exploring: (model: FlowModel) => Exploration,
): Exploration | ExplorationError => {
  try {
    return exploring(toModel(one));
  } catch (thrown) {
    if (thrown instanceof ExplorationError) return thrown;
    throw thrown;
  }
};

const findStrayPath = async (exploration: Exploration): Promise<Unforeseen | null> => {
  try {
    for (const path of findPaths(exploration, 'branches+refused')) {
      const { problems } = await walkActor(exploration.model, path);
      const [problem] = problems;
      if (problem !== undefined) return { input: path.input, moves: path.moves.map(moveText), problem };
    }
    return null;
  } catch (thrown) {
    if (thrown instanceof ExplorationError) return { input: '', moves: [], problem: thrown.message };
    throw thrown;
  }
};

const findUnforeseen = async (exploration: Exploration, walks: number): Promise<Unforeseen | null> => {
  const stray = await findStrayPath(exploration);
  if (stray) return stray;
  for (let seed = 0; seed < walks; seed++) {
    const found = await randomWalk(exploration, { seed });
    if (found) return found;
  }
  return null;
};

const reasonOf = ({ message }: ExplorationError): string =>
  /Infinite loop|delay of 0 ms|stopped after|too many orders|without its parent state/.exec(message)?.[0] ??
  message;

type Options = {
  machines: number;
  seed: number;
  walks: number;
  exploring?: (model: FlowModel) => Exploration;
};

export const checkMachines = async ({ machines, seed, walks, exploring = explore }: Options) => {
  const refused = new Map<string, number>();
  let [explored, places, hasFound] = [0, 0, false];
  const { counterexample } = await fc.check(
    fc.asyncProperty(shape, async (one) => {
      const exploration = exploreShape(one, exploring);
      const isRefused = exploration instanceof ExplorationError;
      if (isRefused && !hasFound)
        refused.set(reasonOf(exploration), (refused.get(reasonOf(exploration)) ?? 0) + 1);
      fc.pre(!isRefused);
      if (isRefused) return true;
      if (!hasFound) {
        explored++;
        places += exploration.places.length;
      }
      const isForeseen = (await findUnforeseen(exploration, walks)) === null;
      hasFound ||= !isForeseen;
      return isForeseen;
    }),
    { seed, numRuns: machines },
  );
  const [simplest] = counterexample ?? [];
  const exploration = simplest && exploreShape(simplest, exploring);
  const found =
    exploration && !(exploration instanceof ExplorationError) && (await findUnforeseen(exploration, walks));
  return {
    explored,
    places,
    refused,
    found: simplest && found ? { ...found, config: writeConfig(simplest) } : null,
  };
};
