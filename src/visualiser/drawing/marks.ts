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
  found: null,
  lit: null,
};
