import fc from 'fast-check';

/** A way out of a state, in numbers that say more the greater they are: 0 is what is simplest. */
export type BranchShape = {
  /** Which of `triggers`. */
  trigger: number;
  /** Which of the other states, in the order of the document; none stays where it is. */
  target: number | null;
  /** Which of `guards`. */
  guard: number;
  /** Which of `actions`. */
  actions: readonly number[];
  reenter: boolean;
};

/** A state of a machine, before it is written. */
export type StateShape = {
  type: 'atomic' | 'final' | 'compound' | 'parallel';
  states: readonly StateShape[];
  history: 'shallow' | 'deep' | null;
  branches: readonly BranchShape[];
  entry: readonly number[];
  exit: readonly number[];
  invokes: boolean;
};

/** The actions that a machine may do, by name; `bodies.ts` says what each does. */
export const actions = [
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

/** What a branch may ask, by name; the first asks nothing. */
export const guards = [null, 'is one', 'is many', 'is flipped', 'is not flipped', 'carries two'] as const;

/** What a branch may wait for: an event from outside or raised, any event, a delay, nothing, an end, an answer. */
export const triggers = [
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
  // More of what a walk can make whenever it will.
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

/** Machines of every shape that a chart may have: nested, parallel, with histories, delays, answers and what they raise. */
export const shape: fc.Arbitrary<StateShape> = fc.record({
  ...plain,
  type: fc.constantFrom('compound' as const, 'parallel' as const),
  states: fc.array(state, { minLength: 2, maxLength: 4 }),
});
