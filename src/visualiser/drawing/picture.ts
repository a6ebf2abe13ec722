import type { Chart, NodeChart } from '../../kit/chart/chart.ts';
import type { Move } from '../../kit/explore/moves.ts';

export type Face = 'title' | 'tight' | 'event' | 'body';

export type Point = { readonly x: number; readonly y: number };
export type Rect = Point & { readonly width: number; readonly height: number };

export type TextLine = Point & {
  readonly text: string;
  readonly face: Face;
  readonly isSoft: boolean;
  readonly width: number;
};

/** Line in the box of a state: call, delay, action or internal transition. `branch`: id of the transition. */
export type PictureItem = Rect & {
  readonly kind: 'invoked' | 'waited' | 'entry' | 'exit' | 'stays';
  readonly branch: string | null;
  readonly lines: readonly TextLine[];
};

export type PictureNode = Rect & {
  readonly id: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'deepHistory' | 'initial';
  readonly parent: string | null;
  readonly isRegion: boolean;
  readonly title: string;
  readonly lines: readonly TextLine[];
  readonly items: readonly PictureItem[];
  readonly header: number;
  /** True for a collapsed group; null if the state is not a group. `toggle`: centre of the group button. */
  readonly collapsed: boolean | null;
  readonly toggle: Point | null;
  readonly searched: string;
};

export const isOpenGroup = ({ kind, collapsed }: Pick<PictureNode, 'kind' | 'collapsed'>): boolean =>
  (kind === 'compound' || kind === 'parallel') && collapsed !== true;

/** Arrow of the branches `branch` and `also`. `branch` is null for the arrow of an initial dot. */
export type PictureArrow = {
  readonly id: string;
  readonly branch: string | null;
  readonly also?: readonly string[];
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: (Rect & { readonly lines: readonly TextLine[] }) | null;
  readonly sentence: string;
  readonly searched: string;
};

export type Picture = {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PictureNode[];
  readonly arrows: readonly PictureArrow[];
};

/** Options of a drawing. `brief`: 0 to draw all texts, else the maximum width of the titles drawn alone. */
export type View = { readonly brief: number; readonly collapsed: ReadonlySet<string> };

export const wholeView: View = { brief: 0, collapsed: new Set() };

export const isGroup = ({ type }: NodeChart): boolean => type === 'compound' || type === 'parallel';

/** True for a group. The whole machine cannot collapse, because the drawing would then be empty. */
export const canCollapse = (node: NodeChart): boolean => isGroup(node) && node.parent !== null;

/** Maximum widths of the titles of states: usual and narrow. */
export const titleWidths = [236, 172] as const;

/** Maximum title widths for large flows: whole titles, then first clauses, then at most two lines. */
export const tightWidths = [200, 150, 130, 110] as const;

export const isTight = (brief: number): boolean => tightWidths.some((width) => width === brief);

export const viewsOf = ({ nodes }: Chart): readonly View[] => {
  const groups = new Set(nodes.filter(canCollapse).map(({ id }) => id));
  return [
    wholeView,
    ...[wholeView.collapsed, ...(groups.size ? [groups] : [])].flatMap((collapsed) =>
      titleWidths.map((brief) => ({ brief, collapsed })),
    ),
    ...tightWidths.map((brief) => ({ brief, collapsed: groups })),
  ];
};

/** Results of tests by branch id. `count`: number of times that paths have taken the branch. */
export type Overlay = Readonly<
  Record<string, { count: number; refused: number; survivors: readonly string[] }>
>;

export type Change = 'added' | 'removed' | 'changed';

export type Changes = {
  readonly nodes: Readonly<Record<string, Change>>;
  readonly branches: Readonly<Record<string, Change>>;
};

export type Offer = { readonly move: Move; readonly label: string; readonly why: string | null };

/** Moves that the user may try, by branch id: possible moves first. Each list has at least one move. */
export type Offers = ReadonlyMap<string, readonly Offer[]>;

export type Acting = {
  offers: Offers;
  onMake: (move: Move) => void;
  onReach: (state: string) => void;
  reaching: 'searching' | 'none' | 'failed' | null;
};

export type Marks = {
  readonly active: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly selected: string | null;
  readonly overlay: Overlay | null;
  readonly changes: Changes | null;
  readonly remarks: Readonly<Record<string, number>>;
  readonly offers: Offers;
  readonly found: ReadonlySet<string> | null;
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
