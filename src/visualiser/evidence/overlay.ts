import { hash } from '../../kit/chart/canonical.ts';
import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import type { Overlay } from '../drawing/marks.ts';
import type { Mutants, Run } from './evidence.schema.ts';

/** Says whether a chart is still the one that something was run on. */
export const fingerprint = (chart: Chart): string => hash(JSON.stringify(chart));

/** Says whether a branch is still the one that a run has taken; in whatever words it is described. */
export const branchShape = (branch: BranchChart): string =>
  hash(JSON.stringify({ ...branch, description: null }));

/** Whether a run has taken a branch that has changed since: its condition, where it leads, what it does. */
const isStale = ({ branches, shapes }: Run, branch: BranchChart): boolean =>
  Boolean(branches[branch.id]) && shapes !== undefined && shapes[branch.id] !== branchShape(branch);

/** The branches that a run has taken, and that have changed since. */
export const staleIn = ({ branches }: Chart, run: Run): BranchChart[] =>
  branches.filter((branch) => isStale(run, branch));

/** How many times a run has taken a branch as it is now. */
const countTaken = (run: Run, branch: BranchChart): number =>
  isStale(run, branch) ? 0 : (run.branches[branch.id] ?? 0);

/** A leaf of a state, by its id in the chart. */
const isIn = ({ id }: Chart, state: string, source: string): boolean =>
  state.split(' ').some((leaf) => `${id}.${leaf}.`.startsWith(`${source}.`));

/** How often a branch was refused: its event was tried in its state and changed nothing. */
const countRefused = (chart: Chart, { refused }: Run, { source, event }: BranchChart): number =>
  refused
    .filter((tried) => tried.event === event && isIn(chart, tried.state, source))
    .reduce((sum, { count }) => sum + count, 0);

/** What a run, and the last mutation, say of each branch of the chart of today. */
export const toOverlay = (chart: Chart, run: Run | null, mutants: Mutants | null): Overlay =>
  Object.fromEntries(
    chart.branches.map((branch) => {
      const count = run ? countTaken(run, branch) : 0;
      const refused = run ? countRefused(chart, run, branch) : 0;
      const survivors = (mutants?.survivors ?? []).flatMap((one) => (one.branch === branch.id ? one.id : []));
      return [
        branch.id,
        {
          covered: count > 0,
          count,
          ...(refused > 0 && { refused }),
          ...(survivors.length > 0 && { survivors }),
        },
      ];
    }),
  );

/** The branches of the chart that a run has not taken as they are now. */
export const missingIn = ({ branches }: Chart, run: Run): BranchChart[] =>
  branches.filter((branch) => !countTaken(run, branch));
