import type { BranchChart } from '../chart/chart.ts';
import type { Exploration } from '../explore/explore.ts';
import { type Path, shortestPathTo } from './paths.ts';

export type Coverage = {
  declared: number;
  covered: number;
  percent: number;
  missing: { branch: BranchChart; path: Path | undefined }[];
};

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
