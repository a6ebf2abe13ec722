import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import * as z from 'zod/mini';
import { ended, uncounted } from '#machines/setup/chart.ts';
import { always, branchId, combinedGuards, toStatePath } from '../explore/seam.ts';

export type GuardChart =
  | { kind: 'named'; name: string }
  | { kind: 'and' | 'or' | 'not'; guards: GuardChart[] }
  | { kind: 'in'; state: string }
  | { kind: 'inline' };

const guardChart = (guard: unknown): GuardChart => {
  if (typeof guard === 'string') return { kind: 'named', name: guard };
  if (typeof guard === 'object' && guard !== null && 'type' in guard)
    return { kind: 'named', name: String(guard.type) };
  const combined = combinedGuards(guard);
  if (combined?.kind === 'and' || combined?.kind === 'or' || combined?.kind === 'not')
    return { kind: combined.kind, guards: combined.guards.map(guardChart) };
  if (typeof guard === 'function' && 'stateValue' in guard)
    return { kind: 'in', state: JSON.stringify(guard.stateValue) };
  return { kind: 'inline' };
};

export const guardText = (guard: GuardChart): string => {
  switch (guard.kind) {
    case 'named':
      return guard.name;
    case 'in':
      return `in ${guard.state}`;
    case 'inline':
      return 'inline';
    case 'not':
      return `not ${guard.guards.map(nested).join('')}`;
    default:
      return guard.guards.map(nested).join(` ${guard.kind} `);
  }
};

const nested = (guard: GuardChart): string =>
  guard.kind === 'and' || guard.kind === 'or' ? `(${guardText(guard)})` : guardText(guard);

export const hasInline = (guard: GuardChart): boolean =>
  guard.kind === 'inline' || ('guards' in guard && guard.guards.some(hasInline));

const guardSchema: z.ZodMiniType<GuardChart> = z.lazy(() =>
  z.union([
    z.object({ kind: z.literal('named'), name: z.string() }),
    z.object({ kind: z.enum(['and', 'or', 'not']), guards: z.array(guardSchema) }),
    z.object({ kind: z.literal('in'), state: z.string() }),
    z.object({ kind: z.literal('inline') }),
  ]),
);

const actionsSchema = z.array(z.object({ name: z.string(), named: z.boolean(), hasParams: z.boolean() }));

const nodeSchema = z.object({
  /** Path of the state, `machine.parent.child`, which is the same in each clone of the machine. */
  id: z.string(),
  ref: z.string(),
  key: z.string(),
  path: z.array(z.string()),
  parent: z.nullable(z.string()),
  type: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  history: z.nullable(z.enum(['shallow', 'deep'])),
  /** Initial target of a compound state with its actions, or default target of a history state. */
  initial: z.nullable(z.object({ targets: z.array(z.string()), actions: actionsSchema })),
  description: z.nullable(z.string()),
  tags: z.array(z.string()),
  entry: actionsSchema,
  exit: actionsSchema,
  /** Invoked ports (named promises) and child machines. `explicit` is false if XState generated the id. */
  invokes: z.array(z.object({ id: z.string(), src: z.string(), explicit: z.boolean() })),
});

const branchKinds = [
  'event',
  'wildcard',
  'always',
  'after',
  'stateDone',
  'actorDone',
  'actorFailed',
  'actorChanged',
] as const;

const branchSchema = z.object({
  id: z.string(),
  kind: z.enum(branchKinds),
  source: z.string(),
  event: z.string(),
  index: z.number(),
  actor: z.nullable(z.string()),
  delay: z.nullable(z.union([z.string(), z.number()])),
  /** Duration of the delay in milliseconds. Null without a delay, or if the machine computes the duration. */
  lasts: z.nullable(z.number()),
  guard: z.nullable(guardSchema),
  targets: z.array(z.string()),
  reenter: z.boolean(),
  actions: actionsSchema,
  description: z.nullable(z.string()),
});

export const chartSchema = z.object({
  id: z.string(),
  description: z.nullable(z.string()),
  nodes: z.array(nodeSchema),
  branches: z.array(branchSchema),
});

export type Chart = z.infer<typeof chartSchema>;
export type NodeChart = z.infer<typeof nodeSchema>;
export type BranchChart = z.infer<typeof branchSchema>;
export type ActionChart = z.infer<typeof actionsSchema>[number];

type BranchKind = BranchChart['kind'];

const actionChart = (action: unknown): ActionChart => {
  if (typeof action === 'string') return { name: action, named: true, hasParams: false };
  if (typeof action === 'object' && action !== null && 'type' in action)
    return { name: String(action.type), named: true, hasParams: 'params' in action };
  const type =
    typeof action === 'function' && 'type' in action ? String(action.type).replace('xstate.', '') : 'inline';
  const named = type !== 'inline' && type !== 'assign' && type !== 'enqueueActions';
  return { name: type, named, hasParams: false };
};

const noActions: ActionChart[] = [];

const actionCharts = (actions: unknown): ActionChart[] => {
  const all = asList(actions);
  return all.length ? all.map(actionChart) : noActions;
};

const readInitial = (node: AnyStateNode): NodeChart['initial'] => {
  if (node.type === 'compound')
    return { targets: node.initial.target.map(toStatePath), actions: actionCharts(node.initial.actions) };
  if (node.type !== 'history') return null;
  const target: unknown = node.config.target;
  if (typeof target !== 'string') return null;
  const known = target.startsWith('#')
    ? node.machine.getStateNodeById(target)
    : node.parent?.states[target.replace(/^\./, '')];
  return { targets: [known ? toStatePath(known) : target], actions: [] };
};

const nodeChart = (node: AnyStateNode): NodeChart => ({
  id: toStatePath(node),
  ref: `#${node.id}`,
  key: node.key,
  path: node.path,
  parent: node.parent ? toStatePath(node.parent) : null,
  type: node.type,
  history: node.type === 'history' ? node.history || 'shallow' : null,
  initial: readInitial(node),
  description: node.description ?? null,
  tags: node.tags,
  // Reads `config`, because `node.entry` and `node.exit` also contain the actions of XState for delays.
  entry: actionCharts(node.config.entry),
  exit: actionCharts(node.config.exit),
  invokes: node.invoke.map(({ id, src }, index) => ({
    id,
    src: String(src),
    explicit: [node.config.invoke].flat()[index]?.id !== undefined,
  })),
});

const prefixes: [string, BranchKind][] = [
  ['xstate.after.', 'after'],
  ['xstate.done.state.', 'stateDone'],
  ['xstate.done.actor.', 'actorDone'],
  ['xstate.error.actor.', 'actorFailed'],
  ['xstate.snapshot.', 'actorChanged'],
];

const parseKind = (event: string): [BranchKind, string | null] => {
  const found = event.startsWith('xstate.') && prefixes.find(([prefix]) => event.startsWith(prefix));
  if (found) return [found[1], found[1].startsWith('actor') ? event.slice(found[0].length) : null];
  return [event.endsWith('*') ? 'wildcard' : 'event', null];
};

const delayOf = (transition: AnyTransitionDefinition): string | number | null => {
  const { delay } = fieldsOf(transition);
  return typeof delay === 'string' || typeof delay === 'number' ? delay : null;
};

const findDuration = (node: AnyStateNode, delay: string | number | null): number | null => {
  const known = typeof delay === 'string' ? node.machine.implementations.delays[delay] : delay;
  return typeof known === 'number' ? known : null;
};

const branchCharts = (nodes: readonly AnyStateNode[]): BranchChart[] => {
  const found: BranchChart[] = [];
  for (const node of nodes) {
    const source = toStatePath(node);
    const add = (transitions: readonly AnyTransitionDefinition[], event: string) => {
      const [kind, actor] = event === always ? (['always', null] as const) : parseKind(event);
      for (const [index, transition] of transitions.entries()) {
        const delay = kind === 'after' ? delayOf(transition) : null;
        found.push({
          id: branchId(source, event, index),
          kind,
          source,
          event,
          index,
          actor,
          delay,
          lasts: findDuration(node, delay),
          guard: transition.guard === undefined ? null : guardChart(transition.guard),
          targets: (transition.target ?? []).map(toStatePath),
          reenter: transition.reenter,
          actions: actionCharts(transition.actions),
          description: transition.description ?? null,
        });
      }
    };
    node.transitions.forEach(add);
    if (node.always) add(node.always, always);
  }
  return found;
};

type Acting = { where: string; name: string; action: unknown };

const descendants = new WeakMap<AnyStateNode, readonly AnyStateNode[]>();

const collect = (node: AnyStateNode, into: AnyStateNode[]): AnyStateNode[] => {
  into.push(node);
  for (const key in node.states) collect(node.states[key] ?? node, into);
  return into;
};

export const withDescendants = (node: AnyStateNode): readonly AnyStateNode[] => {
  const known = descendants.get(node) ?? collect(node, []);
  descendants.set(node, known);
  return known;
};

/** Implementations of the named actions of a machine, and the actions in its states. */
export const listActions = ({ id, root, implementations }: AnyStateMachine) => [
  ...Object.entries(implementations.actions).map(([name, action]): Acting => ({ where: id, name, action })),
  ...withDescendants(root).flatMap((node) => {
    const { entry, exit } = node.config;
    const branches = [...node.transitions.values(), node.always ?? []].flat();
    return [entry, exit, ...branches.map(({ actions }) => actions)]
      .flatMap(asList)
      .map((action): Acting => ({ where: toStatePath(node), name: 'inline', action }));
  }),
];

export const readChart = (machine: AnyStateMachine): Chart => {
  const nodes = withDescendants(machine.root);
  return {
    id: machine.id,
    description: machine.root.description ?? null,
    nodes: nodes.map(nodeChart),
    branches: branchCharts(nodes),
  };
};

export const plainName = (name: string): string => name.replaceAll(/\\(.)/gs, '$1');

export const leavesOfName = (name: string): string[][] =>
  (name.match(/(?:\\.|[^ ])+/gs) ?? []).map((leaf) => (leaf.match(/(?:\\.|[^.])+/gs) ?? []).map(plainName));

export type Config = Readonly<Record<string, unknown>>;

export const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Config => (isConfig(value) ? value : {});

export const asList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Paths of the states in which a flow ends, by the same rule as `isAtEnd` (`machines/setup/chart.ts`). */
export const endsOf = ({ nodes }: Pick<Chart, 'nodes'>): string[] =>
  nodes
    .filter(({ type, path, tags }) =>
      type === 'final' ? path.length === 1 && !tags.includes(uncounted) : tags.includes(ended),
    )
    .map(({ path }) => path.join('.'));
