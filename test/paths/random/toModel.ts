import { assign, cancel, enqueueActions, raise, StateMachine, setup } from 'xstate';
import { port } from '#machines/setup/chart.ts';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Config } from '#src/kit/chart/config.ts';
import { looseModel } from '#src/kit/fixtures/races.ts';
import { actions, type BranchShape, guards, type StateShape, triggers } from './shapes.ts';

type Carried = { number?: number };

/** What each name of a shape does. */
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

/** The ids of all that a branch may go to: each state but the root, and each history. */
const idsUnder = ({ states, history }: StateShape, id: string): string[] => [
  ...states.flatMap((inner, index) => [`${id}_${index}`, ...idsUnder(inner, `${id}_${index}`)]),
  ...(history ? [`${id}_last`] : []),
];

const nameActions = (chosen: readonly number[]) => chosen.map((index) => actions[index] ?? 'note');

const writeBranch = (
  { target, guard, actions: chosen, reenter }: BranchShape,
  ids: readonly string[],
): Config => ({
  ...(target !== null && { target: `#${ids[target % ids.length]}`, reenter }),
  ...(guards[guard] && { guard: guards[guard] }),
  ...(chosen.length > 0 && { actions: nameActions(chosen) }),
});

/** The branches of a state that wait for one kind of thing, by what it is. */
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

/** The configuration of a shaped machine, as a chart would write it. */
export const writeConfig = (shape: StateShape): Config => writeState(shape, 'm', idsUnder(shape, 'm'));

/** A shaped machine with all that a model says of it. */
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
