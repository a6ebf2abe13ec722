import { and, not, or } from 'xstate';
import type { BranchChart, Chart, Config, GuardChart, NodeChart } from '../chart/chart.ts';
import { asList, guardText, isConfig } from '../chart/chart.ts';
import { combinedGuards } from '../explore/seam.ts';
import type { Rewriting } from './rewrite.ts';

export type Fault = { id: string; what: string; rewriting: Rewriting };

type Change<Result = Config> = (config: Config) => Result;

const branchFault = (name: string, at: string, what: string, change: Change<Config | null>): Fault => ({
  id: `${name} ${at}`,
  what,
  rewriting: {
    branch: (place, branch) => {
      const fields = place === at ? change(branch) : {};
      return fields && { ...branch, ...fields };
    },
  },
});

export const stateFault = (id: string, what: string, at: string, change: Change): Fault => ({
  id,
  what,
  rewriting: { state: (place, state) => (place === at ? { ...state, ...change(state) } : state) },
});

const list = (...faults: (Fault | false | undefined)[]): Fault[] => faults.filter((fault) => !!fault);

const without = (things: unknown, index: number): unknown[] => asList(things).filter((_, at) => at !== index);

/** True if the machine can stay in the state: not a history state, and without `always` transition. */
export const rests = ({ branches }: Chart, { id, type }: NodeChart): boolean =>
  type !== 'history' && !branches.some((branch) => branch.kind === 'always' && branch.source === id);

const elsewhere = (chart: Chart, { targets, source }: BranchChart): NodeChart | undefined => {
  const [target] = targets;
  const parent = chart.nodes.find(({ id }) => id === target)?.parent;
  const siblings = chart.nodes.filter((node) => node.parent === parent && rests(chart, node));
  return [...siblings, ...chart.nodes.filter(({ id }) => id === source)].find(
    ({ id }) => !targets.includes(id),
  );
};

/** True if the re-entry of a state can change something: its actions, calls, delays or history. */
const canReenter = ({ nodes, branches }: Chart, source: string): boolean =>
  nodes.some(({ id, entry, exit, invokes, type, parent }) =>
    id === source ? entry.length + exit.length + invokes.length > 0 : type === 'history' && parent === source,
  ) || branches.some((branch) => branch.source === source && branch.kind === 'after');

const targetFaults = (chart: Chart, branch: BranchChart): Fault[] => {
  const { id, targets, reenter, source } = branch;
  const other = targets.length ? elsewhere(chart, branch) : undefined;
  const isInside = targets.some((target) => target === source || target.startsWith(`${source}.`));
  return list(
    branchFault('drop', id, 'the branch is removed', () => null),
    other && branchFault('retarget', id, `its target is ${other.id}`, () => ({ target: other.ref })),
    isInside &&
      canReenter(chart, source) &&
      branchFault(
        'reenter',
        id,
        reenter ? 'it does not re-enter its state' : 'it re-enters its state',
        () => ({ reenter: !reenter }),
      ),
  );
};

const combine = (kind: string, guards: readonly unknown[]): unknown =>
  Reflect.apply(kind === 'or' ? or : and, undefined, [guards]);

const changed = (guard: unknown, change: (kind: string, guards: unknown[]) => unknown): unknown => {
  const combined = combinedGuards(guard);
  return combined ? change(combined.kind, combined.guards) : guard;
};

const negate = (guard: unknown): unknown => Reflect.apply(not, undefined, [guard]);

const operandFaults = (branch: string, guard: GuardChart): Fault[] => {
  if (guard.kind !== 'and' && guard.kind !== 'or') return [];
  const other = guard.kind === 'and' ? 'or' : 'and';
  const fault = (name: string, what: string, change: (kind: string, guards: unknown[]) => unknown) =>
    branchFault(name, branch, what, (config) => ({ guard: changed(config.guard, change) }));
  return [
    fault('operator', `with ${other} instead of ${guard.kind}`, (_, guards) => combine(other, guards)),
    ...guard.guards.flatMap((operand, index) => [
      fault(`operand ${index}`, `without ${guardText(operand)}`, (kind, guards) =>
        combine(kind, without(guards, index)),
      ),
      fault(`operand not ${index}`, `with not ${guardText(operand)}`, (kind, guards) =>
        combine(
          kind,
          guards.map((each, at) => (at === index ? negate(each) : each)),
        ),
      ),
    ]),
  ];
};

const guardFaults = ({ id, guard }: BranchChart): Fault[] =>
  guard
    ? [
        branchFault('unguard', id, `without ${guardText(guard)}`, () => ({ guard: undefined })),
        branchFault('negate', id, `when not ${guardText(guard)}`, (config) => ({
          guard: negate(config.guard),
        })),
        ...operandFaults(id, guard),
      ]
    : [];

const withoutParams = (actions: unknown, index: number) =>
  asList(actions).map((action, at) =>
    at === index && isConfig(action) ? { ...action, params: () => ({}) } : action,
  );

const actionFaults = ({ id, actions }: BranchChart): Fault[] =>
  actions.flatMap(({ name, hasParams }, index) =>
    list(
      branchFault(`remove ${name}`, id, `without the action ${name}`, (config) => ({
        actions: without(config.actions, index),
      })),
      hasParams &&
        branchFault(`params ${name}`, id, `the action ${name} receives no parameters`, (config) => ({
          actions: withoutParams(config.actions, index),
        })),
    ),
  );

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
  return list(
    other !== undefined &&
      stateFault(`event ${id}`, `it handles ${other} instead`, source, (state) => {
        const { [event]: moved, ...rest } = on(state);
        return { on: { ...rest, [other]: moved } };
      }),
    isFollowed &&
      kind === 'event' &&
      stateFault(`order ${id}`, 'the next branch is tested first', source, (state) => {
        const branches = [...asList(on(state)[event])];
        branches.splice(index, 2, branches[index + 1], branches[index]);
        return { on: { ...on(state), [event]: branches } };
      }),
  );
};

export const branchFaults = (chart: Chart): Fault[] =>
  chart.branches.flatMap((branch) => [
    ...targetFaults(chart, branch),
    ...guardFaults(branch),
    ...actionFaults(branch),
    ...eventFaults(chart, branch),
  ]);

const bodyFaults = (node: NodeChart): Fault[] =>
  (['entry', 'exit'] as const).flatMap((when) =>
    node[when].map(({ name }, index) =>
      stateFault(
        `remove ${name} ${node.id}|${when}|${index}`,
        `without the ${when} action ${name}`,
        node.id,
        (state) => ({ [when]: without(state[when], index) }),
      ),
    ),
  );

const initialFaults = (chart: Chart, { id, type, initial }: NodeChart): Fault[] => {
  const other = chart.nodes.find(
    (node) => node.parent === id && rests(chart, node) && !initial?.targets.includes(node.id),
  );
  return type === 'compound' && other
    ? [stateFault(`initial ${id}`, `its initial state is ${other.id}`, id, () => ({ initial: other.key }))]
    : [];
};

const historyFaults = (chart: Chart, { id, type, history, parent }: NodeChart): Fault[] => {
  if (type !== 'history') return [];
  const first = chart.nodes.find((node) => node.id === parent)?.initial?.targets[0];
  const start = chart.nodes.find((node) => node.id === first)?.key;
  const isDeep = history === 'deep';
  return list(
    stateFault(`history ${id}`, isDeep ? 'its history is shallow' : 'its history is deep', id, () => ({
      history: isDeep ? 'shallow' : 'deep',
    })),
    start !== undefined &&
      stateFault(`forget ${id}`, 'it stores no history', id, () => ({
        type: undefined,
        history: undefined,
        target: undefined,
        always: start,
      })),
  );
};

const otherInput = (invoke: unknown, index: number, at: number): unknown =>
  at === index && isConfig(invoke) ? { ...invoke, input: () => ({ other: true }) } : invoke;

const invokeFaults = ({ id, invokes }: NodeChart): Fault[] =>
  invokes.flatMap((invoke, index) => [
    stateFault(`uncall ${invoke.id} ${id}`, `${invoke.id} is not invoked`, id, (state) => ({
      invoke: without(state.invoke, index),
    })),
    stateFault(`input ${invoke.id} ${id}`, `${invoke.id} receives another input`, id, (state) => ({
      invoke: asList(state.invoke).map((each, at) => otherInput(each, index, at)),
    })),
  ]);

const tagFaults = ({ id, tags }: NodeChart): Fault[] =>
  tags.map((tag) =>
    stateFault(`untag ${tag} ${id}`, `without the tag ${tag}`, id, (state) => ({
      tags: asList(state.tags).filter((each) => each !== tag),
    })),
  );

const otherDelay = 12_345;

const delayFaults = ({ branches }: Chart, { id }: NodeChart): Fault[] => {
  const delays = new Set(
    branches.flatMap(({ source, delay }) => (source === id && delay !== null ? [String(delay)] : [])),
  );
  return [...delays].map((delay) =>
    stateFault(`delay ${delay} ${id}`, `it waits ${otherDelay} ms`, id, (state) => {
      const { [delay]: moved, ...rest } = isConfig(state.after) ? state.after : {};
      return { after: { ...rest, [otherDelay]: moved } };
    }),
  );
};

export const stateFaults = (chart: Chart): Fault[] =>
  chart.nodes.flatMap((node) => [
    ...bodyFaults(node),
    ...initialFaults(chart, node),
    ...historyFaults(chart, node),
    ...invokeFaults(node),
    ...tagFaults(node),
    ...delayFaults(chart, node),
  ]);
