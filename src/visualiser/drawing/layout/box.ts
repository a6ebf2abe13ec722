import type { BranchLabel, ItemLabel } from '../labels.ts';
import type { PictureItem, PictureNode, Point, TextLine } from '../picture.ts';
import { type Block, layOutBlock, movedBy } from './block.ts';

/** A box whose texts are set from its top left corner. */
export type Box = {
  readonly width: number;
  readonly height: number;
  /** What its children are under. */
  readonly header: number;
  readonly lines: readonly TextLine[];
  readonly items: readonly PictureItem[];
  /** The middle of the button that collapses or expands it; null where it has none. */
  readonly toggle: Point | null;
};

/** Some 32 letters a line; the title of an open group has the room of what it holds. */
const room = { text: 232, title: 236, header: 360 };
const pad = { x: 16, y: 14 };

/** Left of an item, its icon. */
const icon = 24;
/** Left of a title, the button that collapses; right of it, the mark of an end. */
const toggle = 32;
const corner = 32;

const dot: Box = { width: 14, height: 14, header: 0, lines: [], items: [], toggle: null };

const history = (text: string): Box => {
  const { lines, width } = layOutBlock([{ text, face: 'event', isSoft: false }], room.text);
  return {
    width: 36,
    height: 36,
    header: 0,
    lines: movedBy(lines, (36 - width) / 2, 8.5),
    items: [],
    toggle: null,
  };
};

const itemsUnder = (items: readonly ItemLabel[], top: number, width: number) => {
  let y = top + 6;
  return items.map(({ kind, branch, text }): PictureItem => {
    y += 9;
    const block = layOutBlock([{ text, face: 'body', isSoft: kind !== 'stays' }], width);
    const item: PictureItem = {
      kind,
      branch: branch?.id ?? null,
      x: pad.x,
      y,
      width: icon + block.width,
      height: block.height,
      lines: movedBy(block.lines, pad.x + icon, y),
    };
    y += block.height;
    return item;
  });
};

type Content = {
  kind: PictureNode['kind'];
  /** Whether its children are drawn in it. */
  isOpen: boolean;
  canCollapse: boolean;
  title: string;
  note: string;
  items: readonly ItemLabel[];
};

/** Sets what a state says, and gives the room that it takes. */
export const layOutBox = ({ kind, isOpen, canCollapse, title, note, items }: Content): Box => {
  if (kind === 'initial') return dot;
  if (kind === 'history' || kind === 'deepHistory') return history(kind === 'history' ? 'H' : 'H*');
  const heading = layOutBlock(
    [
      { text: title, face: 'title', isSoft: false },
      { text: note, face: 'body', isSoft: true },
    ],
    isOpen ? room.header : room.title,
  );
  const listed = itemsUnder(items, pad.y + heading.height, isOpen ? room.header : room.text);
  const last = listed.at(-1);
  const bottom = (last ? last.y + last.height : pad.y + heading.height) + pad.y;
  const indent = canCollapse ? toggle : 0;
  const widths = [
    indent + heading.width + (kind === 'final' ? corner : 0),
    ...listed.map(({ width }) => width),
  ];
  return {
    width: Math.max(96, 2 * pad.x + Math.max(...widths)),
    height: Math.max(52, bottom),
    header: bottom,
    lines: movedBy(heading.lines, pad.x + indent, pad.y),
    items: listed,
    toggle: canCollapse ? { x: pad.x + 10, y: pad.y + 10.5 } : null,
  };
};

const labelPad = { x: 10, y: 9 };

/** Sets the label of an arrow: the event, its condition in brackets, what it means, what is done. */
export const layOutLabel = ({ when, given, means, done }: BranchLabel): Block => {
  const { lines, width, height } = layOutBlock(
    [
      { text: when, face: 'event', isSoft: false },
      { text: given && `[${given}]`, face: 'body', isSoft: true },
      { text: means, face: 'body', isSoft: false },
      { text: done, face: 'body', isSoft: true },
    ],
    room.text,
  );
  return {
    // Centred, as its arrow comes in and goes out in the middle.
    lines: lines.flatMap((line) => movedBy([line], labelPad.x + (width - line.width) / 2, labelPad.y)),
    width: width + 2 * labelPad.x,
    height: height + 2 * labelPad.y,
  };
};
