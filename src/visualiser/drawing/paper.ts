import { meets } from './canvas/useStage.ts';
import { faces } from './layout/measure.ts';
import { isOpenGroup, type Picture, type Rect } from './picture.ts';
import { grown } from './shapes/look.ts';

/** Scale that gives a text nearly 6 points, the smallest readable size on paper. */
const scale = 7.8 / faces.body.size;

const apart = (width: number, height: number) => ({ width: width / scale, height: height / scale });

/** Size of the drawing area on A4, in the units of the picture. */
export const papers = { portrait: apart(700, 960), landscape: apart(1020, 660) } as const;

export const orientations = ['portrait', 'landscape'] as const;

type Orientation = (typeof orientations)[number];

type Span = readonly [start: number, end: number];

/** Divides a length into parts of at most `size`, if possible between items. A divided item is repeated. */
export const cutInParts = (items: readonly Span[], size: number): Span[] => {
  const from = Math.min(...items.map(([start]) => start));
  const ends = items.map(([, end]) => end);
  const last = Math.max(...ends);
  if (last <= from + size) return items.length ? [[from, last]] : [];
  const cutBy = (at: number) => items.filter(([start, end]) => start < at && at < end).length;
  const [to = from + size] = ends
    .filter((end) => end > from + size / 2 && end <= from + size)
    .toSorted((a, b) => cutBy(a) - cutBy(b) || b - a);
  return [
    [from, to],
    ...cutInParts(
      items.filter(([start, end]) => end > to && (start > from || end <= from + size)),
      size,
    ),
  ];
};

const margin = 8;

export const partsOn = ({ nodes, arrows }: Picture, orientation: Orientation): Rect[] => {
  const paper = papers[orientation];
  const titles = nodes.filter(isOpenGroup).flatMap(({ x, y, header, lines }) => {
    const end = Math.max(...lines.map((line) => line.x + line.width));
    return lines.length ? { x, y, width: end - x, height: header } : [];
  });
  const drawn = [
    ...titles,
    ...nodes.filter((node) => !isOpenGroup(node)),
    ...arrows.flatMap(({ label }) => label ?? []),
  ].map((rect) => grown(rect, margin));
  const across = (rects: Rect[]) => rects.map(({ x, width }): Span => [x, x + width]);
  const down = (rects: Rect[]) => rects.map(({ y, height }): Span => [y, y + height]);
  return cutInParts(down(drawn), paper.height).flatMap(([y, bottom]) => {
    const row = { x: 0, y, width: Number.MAX_SAFE_INTEGER, height: bottom - y };
    return cutInParts(across(drawn.filter((one) => meets(row, one))), paper.width).map(
      ([x, end]): Rect => ({ ...row, x, width: end - x }),
    );
  });
};

export const fitsOn =
  (orientation: Orientation) =>
  ({ width, height }: Picture): boolean =>
    width <= papers[orientation].width && height <= papers[orientation].height;
