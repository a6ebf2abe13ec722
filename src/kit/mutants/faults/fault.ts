import type { Chart, NodeChart } from '../../chart/chart.ts';
import { asList, type Config } from '../../chart/config.ts';
import type { Rewriting } from '../rewrite.ts';

/** One thing wrong with a machine. */
export type Fault = { id: string; what: string; rewriting: Rewriting };

/** Rewrites one branch; null drops it. */
export const onBranch = (id: string, change: (branch: Config) => Config | null): Rewriting => ({
  branch: (at, branch) => (at === id ? change(branch) : branch),
});

/** Rewrites one state, with all that it holds. */
export const onState = (id: string, change: (state: Config) => Config): Rewriting => ({
  state: (at, state) => (at === id ? change(state) : state),
});

export const without = (things: unknown, index: number): unknown[] =>
  asList(things).filter((_, at) => at !== index);

/** Whether the machine can be found in the state: it is not left at once. */
export const rests = ({ branches }: Chart, { id, type }: NodeChart): boolean =>
  type !== 'history' && !branches.some((branch) => branch.kind === 'always' && branch.source === id);
