import type { Move } from '../../kit/explore/moves.ts';

export type Face = 'title' | 'event' | 'body';

export type Point = { readonly x: number; readonly y: number };
export type Rect = Point & { readonly width: number; readonly height: number };

/** A line of text, where it is written: `x` and `y` of its base line. `width` is the room that it takes. */
export type TextLine = Point & {
  readonly text: string;
  readonly face: Face;
  readonly isSoft: boolean;
  readonly width: number;
};

/** What is listed inside a state: what it asks, waits for or does; with a branch where an event leaves it there. */
export type PictureItem = Rect & {
  readonly kind: 'invoked' | 'waited' | 'entry' | 'exit' | 'stays';
  readonly branch: string | null;
  readonly lines: readonly TextLine[];
};

/** A state as a box. `initial` is no state: the dot where a group begins. */
export type PictureNode = Rect & {
  readonly id: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'deepHistory' | 'initial';
  readonly parent: string | null;
  readonly isRegion: boolean;
  readonly title: string;
  readonly lines: readonly TextLine[];
  readonly items: readonly PictureItem[];
  /** What its children are under, where they are drawn in it. */
  readonly header: number;
  /** Null where there is nothing to collapse; `toggle` is the middle of the button that does it. */
  readonly collapsed: boolean | null;
  readonly toggle: Point | null;
  /** What a search may find it by: its sentences and its names, as `searchable` writes them. */
  readonly searched: string;
};

export const isOpenGroup = ({ kind, collapsed }: PictureNode): boolean =>
  (kind === 'compound' || kind === 'parallel') && collapsed !== true;

/** An arrow, from an end to the other; `branch` is null for one that only says where a group begins. */
export type PictureArrow = {
  readonly id: string;
  readonly branch: string | null;
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: (Rect & { readonly lines: readonly TextLine[] }) | null;
  readonly sentence: string;
  readonly searched: string;
};

/** A chart once laid out, as plain data: nodes, each before those it holds, and arrows. */
export type Picture = {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PictureNode[];
  readonly arrows: readonly PictureArrow[];
};

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

export type Acting = {
  offers: Offers;
  onMake: (move: Move) => void;
  onReach: (state: string) => void;
  /** What is known of that way, while it is looked for or where there is none. */
  reaching: 'searching' | 'none' | 'failed' | null;
};

export type Marks = {
  readonly active: ReadonlySet<string>;
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
