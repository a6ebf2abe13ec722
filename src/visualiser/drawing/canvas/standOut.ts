import { searchable } from '../../../domain/search.ts';
import type { Picture, PictureNode, Rect } from '../picture.ts';

/** A state, or a branch, that a search has found, and where it is. */
export type Hit = { readonly id: string; readonly rect: Rect };

const branchRects = ({ nodes, arrows }: Picture): (Hit & { searched: string })[] => [
  ...arrows.flatMap(({ branch, label, searched }) =>
    branch && label ? [{ id: branch, rect: label, searched }] : [],
  ),
  ...nodes.flatMap(({ items }) =>
    items.flatMap(({ branch, lines, ...rect }) =>
      branch ? [{ id: branch, rect, searched: searchable(lines.map(({ text }) => text).join(' ')) }] : [],
    ),
  ),
];

/** What a search finds in a picture, from top to bottom; null where nothing is looked for. */
export const findHits = (picture: Picture, query: string): readonly Hit[] | null => {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (!words.length) return null;
  const states = picture.nodes.map((node): Hit & { searched: string } => ({
    id: node.id,
    rect: node,
    searched: node.searched,
  }));
  return [...states, ...branchRects(picture)]
    .filter(({ searched }) => words.every((word) => searched.includes(word)))
    .sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
};

const isWithin = (id: string, group: string) => id === group || id.startsWith(`${group}.`);

/** What stands out when a state is chosen: all it holds, what leads in and out of it, and the other ends. */
export const surroundings = ({ nodes, arrows }: Picture, selected: string): ReadonlySet<string> => {
  const own = nodes.filter(({ id }) => isWithin(id, selected));
  const near = arrows.filter(
    ({ source, target }) => isWithin(source, selected) || isWithin(target, selected),
  );
  return new Set([
    ...own.flatMap(({ id, items }) => [id, ...items.flatMap(({ branch }) => branch ?? [])]),
    ...near.flatMap(({ branch, source, target }) => [source, target, ...(branch ? [branch] : [])]),
  ]);
};

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

const directions = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

const isArrowKey = (key: string): key is keyof typeof directions => key in directions;

/** The state nearest to another in the direction of an arrow key; null where there is none, or for another key. */
export const steer = (nodes: readonly PictureNode[], from: PictureNode, key: string): PictureNode | null => {
  if (!isArrowKey(key)) return null;
  const [dx, dy] = directions[key];
  const start = middle(from);
  const candidates = nodes
    .filter(({ id, kind }) => id !== from.id && kind !== 'initial')
    .flatMap((node) => {
      const end = middle(node);
      const along = (end.x - start.x) * dx + (end.y - start.y) * dy;
      const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
      return along > 1 ? [{ node, cost: along + 2 * aside }] : [];
    })
    .sort((a, b) => a.cost - b.cost);
  return candidates[0]?.node ?? null;
};
