import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { Picture, PictureArrow, PictureNode, Point, Rect } from '../picture.ts';
import { movedBy } from './block.ts';
import { toElkGraph } from './elkGraph.ts';
import { clearHeaders } from './headers.ts';
import type { Sketch, SketchArrow, SketchNode } from './sketch.ts';

/** What places boxes: ELK, in this process or in a worker. */
export type Engine = (graph: ElkNode) => Promise<ElkNode>;

/** Tenths of a pixel: the same file wherever it is drawn, and no longer than it must be. */
const round = (value = 0): number => Math.round(value * 10) / 10;

const roundRect = ({ x, y, width, height }: Partial<Rect>): Rect => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

const withDescendants = (node: ElkNode): ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(withDescendants),
];

const placed = ({ lines, items, toggle, ...node }: SketchNode, rect: Rect): PictureNode => ({
  ...node,
  ...rect,
  toggle: toggle && { x: rect.x + toggle.x, y: rect.y + toggle.y },
  lines: movedBy(lines, rect.x, rect.y),
  items: movedBy(items, rect.x, rect.y).map((item) => ({
    ...item,
    lines: movedBy(item.lines, rect.x, rect.y),
  })),
});

type ElkEdge = NonNullable<ElkNode['edges']>[number];

const drawn = ({ label, ...arrow }: SketchArrow, edge: ElkEdge | undefined): PictureArrow => {
  const section = edge?.sections?.[0];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const at = edge?.labels?.[0];
  const rect = at && roundRect(at);
  return {
    ...arrow,
    points: points.map(({ x, y }): Point => ({ x: round(x), y: round(y) })),
    label: label && rect ? { ...rect, lines: movedBy(label.lines, rect.x, rect.y) } : null,
  };
};

const toPicture = (sketch: Sketch, laid: ElkNode): Picture => {
  const rects = new Map(withDescendants(laid).map((node) => [node.id, roundRect(node)]));
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    id: sketch.id,
    title: sketch.title,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    nodes: sketch.nodes.map((node) => placed(node, rects.get(node.id) ?? roundRect({}))),
    arrows: sketch.arrows.map((arrow) => drawn(arrow, edges.get(arrow.id))),
  };
};

/** Each time a group is too narrow for its title among the arrows, it is widened and all is placed anew. */
const attempts = 4;

/** Places a sketch: the same sketch gives the same picture, in any browser and without. */
export const layOut = async (sketch: Sketch, engine: Engine): Promise<Picture> => {
  const widened = new Map<string, number>();
  for (let attempt = 1; ; attempt++) {
    const laid = await engine(toElkGraph(sketch, widened));
    const { picture, cramped } = clearHeaders(toPicture(sketch, laid));
    if (!cramped.size || attempt === attempts) return picture;
    for (const [id, more] of cramped) widened.set(id, (widened.get(id) ?? 0) + more);
  }
};
