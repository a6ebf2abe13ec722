import type { Picture, PictureArrow, PictureNode, Point } from '../picture.ts';
import { movedBy } from './block.ts';

/** Whether what it holds is drawn in it. */
export const isOpenGroup = ({ kind, collapsed }: PictureNode): boolean =>
  (kind === 'compound' || kind === 'parallel') && collapsed !== true;

/** Free on either side of a line that passes by a title. */
const gap = 12;
const padding = 16;

/** An end that is on the top of a group, towards its inside, stops under the group's title. */
const underHeader = (points: readonly Point[], group: PictureNode | undefined): readonly Point[] => {
  const [end, next] = points;
  if (!group || !end || !next || Math.abs(end.y - group.y) > 0.5) return points;
  const y = group.y + group.header;
  return next.x === end.x && next.y > y ? [{ x: end.x, y }, ...points.slice(1)] : points;
};

const holds = (outer: string, inner: string) => inner.startsWith(`${outer}.`) || inner === `${outer}|initial`;

const trimmed = (arrow: PictureArrow, byId: ReadonlyMap<string, PictureNode>): PictureArrow => {
  const { source, target, points } = arrow;
  if (holds(source, target)) return { ...arrow, points: underHeader(points, byId.get(source)) };
  if (!holds(target, source)) return arrow;
  return { ...arrow, points: [...underHeader([...points].reverse(), byId.get(target))].reverse() };
};

/** Where arrows pass through the header of a group. */
const crossings = (group: PictureNode, arrows: readonly PictureArrow[]): number[] =>
  arrows.flatMap(({ points }) =>
    points.flatMap(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before || before.x !== x) return [];
      const isIn = Math.max(y, before.y) > group.y && Math.min(y, before.y) < group.y + group.header;
      return isIn ? [x] : [];
    }),
  );

/** The furthest right that the words of a header reach, from the left of its group. */
const measureExtent = ({ x, lines, items, toggle }: PictureNode): number =>
  Math.max(
    ...lines.map((line) => line.x + line.width - x),
    ...items.map((item) => item.x + item.width - x),
    (toggle?.x ?? x) + 14 - x,
  );

/** How far the words of a header go to the right so that no arrow passes through them; null where there is no room. */
const findShift = (group: PictureNode, arrows: readonly PictureArrow[]): number | null => {
  const extent = measureExtent(group);
  const crossed = crossings(group, arrows);
  const starts = [0, ...crossed.map((x) => x - group.x + gap - padding).filter((start) => start > 0)];
  const isFree = (start: number) =>
    start + extent + padding <= group.width &&
    crossed.every((x) => x <= group.x + start + padding - gap || x >= group.x + start + extent + gap);
  return starts.sort((a, b) => a - b).find(isFree) ?? null;
};

const shifted = (node: PictureNode, x: number): PictureNode => ({
  ...node,
  lines: movedBy(node.lines, x, 0),
  items: movedBy(node.items, x, 0).map((item) => ({ ...item, lines: movedBy(item.lines, x, 0) })),
  toggle: node.toggle && { ...node.toggle, x: node.toggle.x + x },
});

/** The groups whose title has no room clear of arrows, with how much wider they should be on the left. */
const crampedIn = (nodes: readonly PictureNode[], arrows: readonly PictureArrow[]): Map<string, number> =>
  new Map(
    nodes
      .filter((node) => isOpenGroup(node) && findShift(node, arrows) === null)
      .map((node) => {
        const first = Math.min(node.x + node.width - padding, ...crossings(node, arrows));
        return [node.id, Math.ceil(measureExtent(node) + gap - (first - node.x))];
      }),
  );

/**
 * Keeps the titles of groups clear of arrows: those of the group itself start under it, it stands beside the others.
 * `cramped` are the groups too narrow for that.
 */
export const clearHeaders = (
  picture: Picture,
): { picture: Picture; cramped: ReadonlyMap<string, number> } => {
  const byId = new Map(picture.nodes.map((node) => [node.id, node]));
  const arrows = picture.arrows.map((arrow) => trimmed(arrow, byId));
  const nodes = picture.nodes.map((node) =>
    isOpenGroup(node) ? shifted(node, findShift(node, arrows) ?? 0) : node,
  );
  return { picture: { ...picture, arrows, nodes }, cramped: crampedIn(picture.nodes, arrows) };
};
