import type { Edge, Exploration } from '../explore/explore.ts';
import { moveFrom } from '../explore/moveFrom.ts';
import type { Move } from '../explore/moves.ts';
import { type Frame, firstFrame, nextFrame } from '../explore/walk.ts';

/** The shortest way to a place. */
type Begun = { input: string; moves: Move[]; last: Frame; frames: Frame[] };

/** The shortest way to a move that is not refused, that move included. */
export type Way = { edge: Edge; input: string; moves: Move[]; frames: Frame[] };

/**
 * The shortest way to each move that is not refused, the nearest first. Those that begin alike share their first frames.
 * @param isAllowed the moves that ways may be made of; all may, unless told.
 */
export const findWays = (
  exploration: Exploration,
  isAllowed: (edge: Edge) => boolean = () => true,
): Way[] => {
  const { model, starts, out } = exploration;
  const begun = new Map<number, Begun>();
  for (const { place, input } of starts) {
    if (begun.has(place)) continue;
    const last = firstFrame(model.machine, model, input);
    begun.set(place, { input, moves: [], last, frames: [last] });
  }
  const ways: Way[] = [];
  // A place that is added meanwhile is come to in its turn: the nearest first.
  for (const [place, { input, ...before }] of begun)
    for (const edge of out[place] ?? []) {
      if (edge.refused || !isAllowed(edge)) continue;
      const move = moveFrom(exploration, before.last.configuration, edge);
      const last = nextFrame(model.machine, model, before.last, move);
      const moves = [...before.moves, move];
      const frames = [...before.frames, last];
      ways.push({ edge, input, moves, frames });
      if (!begun.has(edge.to)) begun.set(edge.to, { input, moves, last, frames });
    }
  return ways.sort((a, b) => a.moves.length - b.moves.length || a.edge.index - b.edge.index);
};
