import fc from 'fast-check';
import { assign, cancel, enqueueActions, raise, StateMachine, setup } from 'xstate';
import { port } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Config } from '#src/kit/chart/chart.ts';
import { looseModel } from '#src/kit/fixtures/races.ts';

/** Transition as numbers. fast-check tries smaller numbers to simplify a failing machine: 0 is simplest. */
type BranchShape = {
  trigger: number;
  target: number | null;
  guard: number;
  actions: readonly number[];
  reenter: boolean;
};

export type StateShape = {
  type: 'atomic' | 'final' | 'compound' | 'parallel';
  states: readonly StateShape[];
  history: 'shallow' | 'deep' | null;
  branches: readonly BranchShape[];
  entry: readonly number[];
  exit: readonly number[];
  invokes: boolean;
};

const actions = [
  'count',
  'flip',
  'take',
  'reset',
  'raise r',
  'raise s',
  'raise r later',
  'raise s later',
  'cancel r',
  'note',
  'note if flipped',
] as const;

const guards = [null, 'is one', 'is many', 'is flipped', 'is not flipped', 'carries two'] as const;

const triggers = [
  { on: 'go' },
  { on: 'turn' },
  { after: 300 },
  { after: 1000 },
  { after: 'counted' },
  { on: 'r' },
  { on: 's' },
  { always: true },
  { on: 'turn.*' },
  { on: '*' },
  { end: true },
  { answer: 'done' },
  { answer: 'failed' },
] as const;

const few = { minLength: 0, maxLength: 2 };

const listOfActions = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.nat(actions.length - 1), few) },
);

const branch: fc.Arbitrary<BranchShape> = fc.record({
  trigger: fc.oneof(
    { weight: 1, arbitrary: fc.nat(1) },
    { weight: 2, arbitrary: fc.nat(triggers.length - 1) },
  ),
  target: fc.option(fc.nat(30), { freq: 6 }),
  guard: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.nat(guards.length - 1) },
  ),
  actions: listOfActions,
  reenter: fc.boolean(),
});

const plain = {
  history: fc.constant(null),
  branches: fc.array(branch, { minLength: 0, maxLength: 3 }),
  entry: listOfActions,
  exit: listOfActions,
  invokes: fc.nat(3).map((chance) => chance === 3),
};

const { state } = fc.letrec<{ state: StateShape; parent: StateShape }>((tie) => ({
  state: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    {
      weight: 6,
      arbitrary: fc.record({ ...plain, type: fc.constant('atomic' as const), states: fc.constant([]) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        ...plain,
        type: fc.constant('final' as const),
        states: fc.constant([]),
        branches: fc.constant([]),
        invokes: fc.constant(false),
      }),
    },
    { weight: 3, arbitrary: tie('parent') },
  ),
  parent: fc.record({
    ...plain,
    type: fc.constantFrom('compound' as const, 'parallel' as const),
    states: fc.array(tie('state'), { minLength: 1, maxLength: 3 }),
    history: fc.constantFrom(null, 'shallow' as const, 'deep' as const),
  }),
}));

export const shape: fc.Arbitrary<StateShape> = fc.record({
  ...plain,
  type: fc.constantFrom('compound' as const, 'parallel' as const),
  states: fc.array(state, { minLength: 2, maxLength: 4 }),
});

type Carried = { number?: number };

const bodies = setup({
  types: {
    context: {} as { count: number; flipped: boolean },
    events: {} as
      | { type: 'go' }
      | ({ type: 'turn' } & Carried)
      | ({ type: 'r' } & Carried)
      | ({ type: 's' } & Carried),
  },
  actors: { ask: port<number>('ask') },
  delays: { counted: ({ context }) => 100 + 200 * context.count },
  guards: {
    'is one': ({ context }) => context.count === 1,
    'is many': ({ context }) => context.count > 1,
    'is flipped': ({ context }) => context.flipped,
    'is not flipped': ({ context }) => !context.flipped,
    'carries two': ({ event }) => 'number' in event && event.number === 2,
  },
  actions: {
    count: assign({ count: ({ context }) => (context.count + 1) % 3 }),
    flip: assign({ flipped: ({ context }) => !context.flipped }),
    take: assign({
      count: ({ context, event }) => ('number' in event ? (event.number ?? 0) : context.count),
    }),
    reset: assign({ count: 0, flipped: false }),
    'raise r': raise({ type: 'r' }),
    'raise s': raise(({ context }) => ({ type: 's', number: context.count })),
    'raise r later': enqueueActions(({ enqueue }) => {
      enqueue.cancel('r');
      enqueue.raise({ type: 'r' }, { delay: 700, id: 'r' });
    }),
    'raise s later': enqueueActions(({ context, enqueue }) => {
      enqueue.cancel('s');
      enqueue.raise({ type: 's', number: context.count }, { delay: 400, id: 's' });
    }),
    'cancel r': cancel('r'),
    note: () => {},
    'note if flipped': enqueueActions(({ context, enqueue }) => {
      if (context.flipped) enqueue('note');
    }),
  },
}).createMachine({ context: { count: 0, flipped: false } });

const idsUnder = ({ states, history }: StateShape, id: string): string[] => [
  ...states.flatMap((inner, index) => [`${id}_${index}`, ...idsUnder(inner, `${id}_${index}`)]),
  ...(history ? [`${id}_last`] : []),
];

const nameActions = (chosen: readonly number[]) => chosen.map((index) => actions[index] ?? 'note');

const writeBranch = ({ target, guard, actions: chosen, reenter }: BranchShape, ids: readonly string[]) => ({
  ...(target !== null && { target: `#${ids[target % ids.length]}`, reenter }),
  ...(guards[guard] && { guard: guards[guard] }),
  ...(chosen.length > 0 && { actions: nameActions(chosen) }),
});

const gather = (
  { branches }: StateShape,
  ids: readonly string[],
  kind: 'on' | 'after' | 'always' | 'end' | 'answer',
): Readonly<Record<string, Config[]>> => {
  const found: Record<string, Config[]> = {};
  for (const branch of branches) {
    const trigger: Config = triggers[branch.trigger] ?? {};
    if (trigger[kind] === undefined) continue;
    const name = String(trigger[kind]);
    found[name] = [...(found[name] ?? []), writeBranch(branch, ids)];
  }
  return found;
};

const writeState = (state: StateShape, id: string, ids: readonly string[]): Config => {
  const { type, states, history, entry, exit, invokes } = state;
  const always = gather(state, ids, 'always').true;
  const onDone = gather(state, ids, 'end').true;
  const answers = gather(state, ids, 'answer');
  const inner = Object.fromEntries(
    states.map((one, index) => [`${id}_${index}`, writeState(one, `${id}_${index}`, ids)]),
  );
  return {
    id,
    ...(type !== 'atomic' && type !== 'compound' && { type }),
    ...(type === 'compound' && { initial: `${id}_0` }),
    ...(entry.length > 0 && { entry: nameActions(entry) }),
    ...(exit.length > 0 && { exit: nameActions(exit) }),
    on: gather(state, ids, 'on'),
    after: gather(state, ids, 'after'),
    ...(always && { always }),
    ...(onDone && states.length > 0 && { onDone }),
    ...(invokes && {
      invoke: { id: `ask ${id}`, src: 'ask', onDone: answers.done ?? [], onError: answers.failed ?? [] },
    }),
    ...(states.length > 0 && {
      states: {
        ...inner,
        ...(history && { [`${id}_last`]: { id: `${id}_last`, type: 'history', history } }),
      },
    }),
  };
};

export const writeConfig = (shape: StateShape): Config => writeState(shape, 'm', idsUnder(shape, 'm'));

export const toModel = (shape: StateShape): FlowModel => ({
  ...looseModel(
    new StateMachine(
      { context: { count: 0, flipped: false }, ...writeConfig(shape) },
      bodies.implementations,
    ),
  ),
  cases: { go: {}, turn: { one: { number: 1 }, two: { number: 2 } } },
  outcomes: { ask: { done: { one: 1, two: 2 }, failed: { no: 'no' } } },
  requests: { ask: [] },
  key: (context) => context,
});
