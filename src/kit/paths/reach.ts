import type { Exploration } from '../explore/explore.ts';
import { identify, keyText } from '../explore/identity.ts';
import { moveFrom } from '../explore/moveFrom.ts';
import type { Configuration } from '../explore/step.ts';
import { type Frame, nextFrame } from '../explore/walk.ts';
import { isIn, shortestTrailToState } from './paths.ts';

/**
 * The shortest way from a frame to a state, one of `stateNames`, one frame a move; undefined where nothing leads there from
 * what exploration has seen. The model is the one that the frame was made with.
 */
export const reach = (exploration: Exploration, from: Frame, state: string): Frame[] | undefined => {
  const { model, places, delays } = exploration;
  const toIdentity = (configuration: Configuration) =>
    identify(model, configuration, keyText(model, configuration.snapshot.context), delays);
  const wanted = toIdentity(from.configuration);
  const start = places.find(({ configuration }) => toIdentity(configuration) === wanted);
  const trail = start && shortestTrailToState(exploration, [{ place: start.index }], state);
  if (!trail) return undefined;
  const frames: Frame[] = [];
  let last = from;
  for (const { edge } of trail.hops) {
    last = nextFrame(model.machine, model, last, moveFrom(exploration, last.configuration, edge));
    frames.push(last);
  }
  return isIn(last.name, state) ? frames : undefined;
};
