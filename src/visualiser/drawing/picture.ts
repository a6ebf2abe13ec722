import type { Face } from './layout/measure.ts';

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
  /** What it is called, in the words of the drawing. */
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

/** An arrow, from an end to the other; `branch` is null for one that only says where a group begins. */
export type PictureArrow = {
  readonly id: string;
  readonly branch: string | null;
  readonly source: string;
  readonly target: string;
  readonly points: readonly Point[];
  readonly label: (Rect & { readonly lines: readonly TextLine[] }) | null;
  /** The whole of it in a sentence. */
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
