import { and, not, or } from 'xstate';
import type { BranchChart, Chart, NodeChart } from '../../chart/chart.ts';
import { asList, type Config, isConfig } from '../../chart/config.ts';
import { type GuardChart, guardText } from '../../chart/guardChart.ts';
import { combinedGuards } from '../../explore/seam.ts';
import { type Fault, onBranch, onState, rests, without } from './fault.ts';

/** Another state to go to: a sibling of the target where the machine rests, else the source itself. */
const elsewhere = (chart: Chart, { targets, source }: BranchChart): NodeChart | undefined => {
  const [target] = targets;
  const parent = chart.nodes.find(({ id }) => id === target)?.parent;
  const siblings = chart.nodes.filter((node) => node.parent === parent && rests(chart, node));
  return [...siblings, ...chart.nodes.filter(({ id }) => id === source)].find(
    ({ id }) => !targets.includes(id),
  );
};

const targetFaults = (chart: Chart, branch: BranchChart): Fault[] => {
  const { id, targets, reenter, source } = branch;
  const other = targets.length ? elsewhere(chart, branch) : undefined;
  const isInside = targets.some((target) => target === source || target.startsWith(`${source}.`));
  return [
    { id: `drop ${id}`, what: 'the branch is gone', rewriting: onBranch(id, () => null) },
    ...(other
      ? [
          {
            id: `retarget ${id}`,
            what: `it leads to ${other.id}`,
            rewriting: onBranch(id, (config) => ({ ...config, target: other.ref })),
          },
        ]
      : []),
    ...(isInside
      ? [
          {
            id: `reenter ${id}`,
            what: reenter ? 'it does not start its state again' : 'it starts its state again',
            rewriting: onBranch(id, (config) => ({ ...config, reenter: !reenter })),
          },
        ]
      : []),
  ];
};

const combine = (kind: string, guards: readonly unknown[]): unknown =>
  Reflect.apply(kind === 'or' ? or : and, undefined, [guards]);

const changed = (guard: unknown, change: (kind: string, guards: unknown[]) => unknown): unknown => {
  const combined = combinedGuards(guard);
  return combined ? change(combined.kind, combined.guards) : guard;
};

/** What can be wrong with a guard made of others: one of them left out or negated, `and` for `or`. */
const operandFaults = (branch: string, guard: GuardChart): Fault[] => {
  if (guard.kind !== 'and' && guard.kind !== 'or') return [];
  const other = guard.kind === 'and' ? 'or' : 'and';
  const rewriting = (change: (kind: string, guards: unknown[]) => unknown) =>
    onBranch(branch, (config) => ({ ...config, guard: changed(config.guard, change) }));
  return [
    {
      id: `operator ${branch}`,
      what: `with ${other} for ${guard.kind}`,
      rewriting: rewriting((_, guards) => combine(other, guards)),
    },
    ...guard.guards.flatMap((operand, index) => [
      {
        id: `operand ${index} ${branch}`,
        what: `without ${guardText(operand)}`,
        rewriting: rewriting((kind, guards) => combine(kind, without(guards, index))),
      },
      {
        id: `operand not ${index} ${branch}`,
        what: `with not ${guardText(operand)}`,
        rewriting: rewriting((kind, guards) =>
          combine(
            kind,
            guards.map((each, at) => (at === index ? Reflect.apply(not, undefined, [each]) : each)),
          ),
        ),
      },
    ]),
  ];
};

const guardFaults = ({ id, guard }: BranchChart): Fault[] =>
  guard
    ? [
        {
          id: `unguard ${id}`,
          what: `without ${guardText(guard)}`,
          rewriting: onBranch(id, (config) => ({ ...config, guard: undefined })),
        },
        {
          id: `negate ${id}`,
          what: `when not ${guardText(guard)}`,
          rewriting: onBranch(id, (config) => ({
            ...config,
            guard: Reflect.apply(not, undefined, [config.guard]),
          })),
        },
        ...operandFaults(id, guard),
      ]
    : [];

const withoutParams = (actions: unknown, index: number) =>
  asList(actions).map((action, at) =>
    at === index && isConfig(action) ? { ...action, params: () => ({}) } : action,
  );

const actionFaults = ({ id, actions }: BranchChart): Fault[] =>
  actions.flatMap(({ name, hasParams }, index) => [
    {
      id: `remove ${name} ${id}`,
      what: `without the action ${name}`,
      rewriting: onBranch(id, (config: Config) => ({ ...config, actions: without(config.actions, index) })),
    },
    ...(hasParams
      ? [
          {
            id: `params ${name} ${id}`,
            what: `the action ${name} is given nothing`,
            rewriting: onBranch(id, (config: Config) => ({
              ...config,
              actions: withoutParams(config.actions, index),
            })),
          },
        ]
      : []),
  ]);

/** Another event of the machine that the state does not hear. */
const otherEvent = ({ branches }: Chart, { source }: BranchChart): string | undefined => {
  const events = branches.filter((branch) => branch.source === source).map(({ event }) => event);
  return branches.find(({ kind, event }) => kind === 'event' && !events.includes(event))?.event;
};

const eventFaults = (chart: Chart, branch: BranchChart): Fault[] => {
  const { id, source, event, index, kind } = branch;
  const on = ({ on: events }: Config): Config => (isConfig(events) ? events : {});
  const other = kind === 'event' && index === 0 ? otherEvent(chart, branch) : undefined;
  const isFollowed = chart.branches.some(
    (next) => next.source === source && next.event === event && next.index === index + 1,
  );
  return [
    ...(other
      ? [
          {
            id: `event ${id}`,
            what: `it hears ${other} instead`,
            rewriting: onState(source, (state) => {
              const { [event]: moved, ...rest } = on(state);
              return { ...state, on: { ...rest, [other]: moved } };
            }),
          },
        ]
      : []),
    ...(isFollowed && kind === 'event'
      ? [
          {
            id: `order ${id}`,
            what: 'the next branch comes first',
            rewriting: onState(source, (state) => {
              const list = [...asList(on(state)[event])];
              list.splice(index, 2, list[index + 1], list[index]);
              return { ...state, on: { ...on(state), [event]: list } };
            }),
          },
        ]
      : []),
  ];
};

/** What can be wrong with each branch: where it leads, when, on what, and what it does. */
export const branchFaults = (chart: Chart): Fault[] =>
  chart.branches.flatMap((branch) => [
    ...targetFaults(chart, branch),
    ...guardFaults(branch),
    ...actionFaults(branch),
    ...eventFaults(chart, branch),
  ]);
