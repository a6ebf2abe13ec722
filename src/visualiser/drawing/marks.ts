import type { Move } from '../../kit/explore/moves.ts';

/** What tests and mutations say of each branch, by its id. */
export type Overlay = Readonly<
  Record<string, { covered: boolean; count: number; refused?: number; survivors?: readonly string[] }>
>;

export type Change = 'added' | 'removed' | 'changed';

/** What differs from another version, by the ids of states and of branches. */
export type Changes = {
  readonly nodes: Readonly<Record<string, Change>>;
  readonly branches: Readonly<Record<string, Change>>;
};

/** A way for a branch to be taken now: a case, an answer, a delay that ends. */
export type Offer = {
  readonly move: Move;
  readonly label: string;
  /** Why it would change nothing; null where it would change something. */
  readonly why: string | null;
};

/** What is offered of each branch, by its id, what is possible first; no branch is there for nothing. */
export type Offers = ReadonlyMap<string, readonly Offer[]>;

/** What can be done on the chart itself. */
export type Acting = {
  offers: Offers;
  onMake: (move: Move) => void;
  /** Goes to a state by the shortest way. */
  onReach: (state: string) => void;
  /** What is known of that way, while it is looked for or where there is none. */
  reaching: 'searching' | 'none' | 'failed' | null;
};

/** What is laid over a picture. */
export type Marks = {
  readonly active: ReadonlySet<string>;
  /** The branches of the last step. */
  readonly taken: ReadonlySet<string>;
  readonly selected: string | null;
  readonly overlay: Overlay | null;
  readonly changes: Changes | null;
  /** How many remarks are pinned to each state, by its id. */
  readonly remarks: Readonly<Record<string, number>>;
  readonly offers: Offers;
  /** What a search has found: states and branches; null where nothing is looked for. */
  readonly found: ReadonlySet<string> | null;
  /** The states and branches that stand out, the others dimmed; null where all do. */
  readonly lit: ReadonlySet<string> | null;
};

export const noMarks: Marks = {
  active: new Set(),
  taken: new Set(),
  selected: null,
  overlay: null,
  changes: null,
  remarks: {},
  offers: new Map(),
  found: null,
  lit: null,
};
