import { type AnyStateMachine, not } from 'xstate';
import { type BranchChart, type Chart, chartOf, type NodeChart } from './chart.ts';
import { asList, type Config } from './config.ts';
import { guardText } from './guardChart.ts';
import { type Rewriting, rewrite } from './rewrite.ts';

/** A machine with one fault. Its id says what was done to which branch or state. */
export type Mutant = { id: string; what: string; build: () => AnyStateMachine };

type Fault = { id: string; what: string; rewriting: Rewriting };

const onBranch = (id: string, change: (branch: Config) => Config | null): Rewriting => ({
  branch: (at, branch) => (at === id ? change(branch) : branch),
});

const without = (actions: unknown, index: number) => asList(actions).filter((_, at) => at !== index);

/** Another state to go to: a sibling of the target where the machine rests, else the source itself. */
const elsewhere = ({ nodes, branches }: Chart, { targets, source }: BranchChart): NodeChart | undefined => {
  const [target] = targets;
  const parent = nodes.find(({ id }) => id === target)?.parent;
  const rests = ({ id }: NodeChart) =>
    !branches.some((branch) => branch.kind === 'always' && branch.source === id);
  const siblings = nodes.filter((node) => node.parent === parent && node.type !== 'history');
  return [...siblings.filter(rests), ...nodes.filter(({ id }) => id === source)].find(
    ({ id }) => !targets.includes(id),
  );
};

const branchFaults = (chart: Chart, branch: BranchChart): Fault[] => {
  const { id, guard, targets, actions } = branch;
  const other = targets.length ? elsewhere(chart, branch) : undefined;
  return [
    { id: `drop ${id}`, what: `the branch is gone`, rewriting: onBranch(id, () => null) },
    ...(other
      ? [
          {
            id: `retarget ${id}`,
            what: `it leads to ${other.id}`,
            rewriting: onBranch(id, (kept) => ({ ...kept, target: other.ref })),
          },
        ]
      : []),
    ...(guard
      ? [
          {
            id: `unguard ${id}`,
            what: `without ${guardText(guard)}`,
            rewriting: onBranch(id, (kept) => ({ ...kept, guard: undefined })),
          },
          {
            id: `negate ${id}`,
            what: `when not ${guardText(guard)}`,
            rewriting: onBranch(id, (kept) => ({
              ...kept,
              guard: Reflect.apply(not, undefined, [kept.guard]),
            })),
          },
        ]
      : []),
    ...actions.map(({ name }, index) => ({
      id: `remove ${name} ${id}`,
      what: `without the action ${name}`,
      rewriting: onBranch(id, (kept) => ({ ...kept, actions: without(kept.actions, index) })),
    })),
  ];
};

const stateFaults = (chart: Chart): Fault[] =>
  chart.nodes.flatMap((node) =>
    (['entry', 'exit'] as const).flatMap((when) =>
      node[when].map(({ name }, index) => ({
        id: `remove ${name} ${node.id}|${when}|${index}`,
        what: `without the ${when} action ${name}`,
        rewriting: {
          state: (place: string, state: Config) =>
            place === node.id ? { ...state, [when]: without(state[when], index) } : state,
        },
      })),
    ),
  );

/** Every machine that differs from this one by one fault: a branch dropped, led elsewhere, unguarded or its guard negated, an action removed. */
export const mutantsOf = (machine: AnyStateMachine): Mutant[] => {
  const chart = chartOf(machine);
  return [...chart.branches.flatMap((branch) => branchFaults(chart, branch)), ...stateFaults(chart)].map(
    ({ id, what, rewriting }) => ({ id, what, build: () => rewrite(machine, rewriting) }),
  );
};
