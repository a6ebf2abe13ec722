import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import { hash } from '../../kit/chart/hash.ts';
import type { Overlay } from '../drawing/marks.ts';
import type { Mutants, Run } from './evidence.schema.ts';

/** Says whether a chart is still the one that something was run on. */
export const fingerprint = (chart: Chart): string => hash(JSON.stringify(chart));

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
      const count = run?.branches[branch.id] ?? 0;
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

/** The branches of the chart that a run has not taken. */
export const missingIn = ({ branches }: Chart, run: Run): BranchChart[] =>
  branches.filter(({ id }) => !run.branches[id]);
