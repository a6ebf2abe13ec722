import type { Edge, Exploration } from '../explore/explore.ts';
import type { Move } from '../explore/moves.ts';
import { type Frame, walk } from '../explore/walk.ts';
import { toCoverageGraph } from '../paths/coverageGraph.ts';
import { shortestTo } from '../paths/shortestTrails.ts';

/** The shortest way to a move that is not refused, that move included. */
export type Way = { edge: Edge; input: string; moves: Move[]; frames: Frame[] };

/**
 * The shortest way to each move that is not refused, the nearest first.
 * @param isAllowed the moves that ways may be made of; all may, unless told.
 */
export const findWays = (
  exploration: Exploration,
  isAllowed: (edge: Edge) => boolean = () => true,
): Way[] => {
  const { model, starts, out } = exploration;
  const { starts: begins, out: hops } = toCoverageGraph(exploration, 'transitions');
  const graph = { starts: begins, out: hops.map((some) => some.filter(({ edge }) => isAllowed(edge))) };
  return out
    .flat()
    .filter((edge) => !edge.refused && isAllowed(edge))
    .flatMap((edge): Way[] => {
      const trail = shortestTo(graph, `${edge.index}`);
      const input = trail && starts[trail.start]?.input;
      if (!trail || input === undefined) return [];
      const moves = trail.hops.map((hop) => hop.edge.move);
      return [{ edge, input, moves, frames: walk(model.machine, model, input, moves) }];
    })
    .sort((a, b) => a.moves.length - b.moves.length);
};
