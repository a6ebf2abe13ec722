import type { BranchChart } from '../chart/chart.ts';
import type { Exploration } from '../explore/explore.ts';
import { type Path, shortestPathTo } from './paths.ts';

export type Coverage = {
  declared: number;
  covered: number;
  /** Of the declared branches, in percent. */
  percent: number;
  /** Each branch not taken, with the shortest path that would take it; undefined where none does. */
  missing: { branch: BranchChart; path: Path | undefined }[];
};

/** The share of the declared branches that were really taken. */
export const measureCoverage = (exploration: Exploration, taken: Iterable<string>): Coverage => {
  const known = new Set(taken);
  const { branches } = exploration.chart;
  const missing = branches
    .filter(({ id }) => !known.has(id))
    .map((branch) => ({ branch, path: shortestPathTo(exploration, branch.id) }));
  const covered = branches.length - missing.length;
  return {
    declared: branches.length,
    covered,
    percent: branches.length ? (100 * covered) / branches.length : 100,
    missing,
  };
};
