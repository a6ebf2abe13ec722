import type { Exploration } from '#src/kit/explore/explore.ts';
import { type Criterion, findPaths, type Path } from '#src/kit/paths/paths.ts';
import { isPossible, type PortalWalk } from '../walks/definePortalWalk.ts';

/**
 * The paths that are walked on the whole portal, which takes seconds a path: a part of what views walk, made of what
 * can be made there.
 */
export const findPortalPaths = (
  exploration: Exploration,
  table: PortalWalk,
  criterion: Criterion = 'branches+refused',
): Path[] => findPaths(exploration, criterion, { possible: isPossible(table) });

/** How many paths and how many steps: `3 / 15`. */
export const formatCounts = (paths: readonly Path[]): string =>
  `${paths.length} / ${paths.reduce((sum, { moves }) => sum + moves.length, 0)}`;
