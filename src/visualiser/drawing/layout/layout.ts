import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { hash } from '../../../kit/chart/canonical.ts';
import type { Picture, PictureArrow, PictureNode, Point, Rect } from '../picture.ts';
import { isOpenGroup, isTight, tightWidths } from '../picture.ts';
import { movedBy } from './measure.ts';
import type { Sketch, SketchArrow, SketchNode } from './sketch.ts';

const gap = 12;
const padding = 16;

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

const crossings = (group: PictureNode, arrows: readonly PictureArrow[]): number[] =>
  arrows.flatMap(({ points }) =>
    points.flatMap(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before || before.x !== x) return [];
      const isIn = Math.max(y, before.y) > group.y && Math.min(y, before.y) < group.y + group.header;
      return isIn ? [x] : [];
    }),
  );

const measureExtent = ({ x, lines, items, toggle }: PictureNode): number =>
  Math.max(
    ...lines.map((line) => line.x + line.width - x),
    ...items.map((item) => item.x + item.width - x),
    (toggle?.x ?? x) + 14 - x,
  );

const findShift = (group: PictureNode, arrows: readonly PictureArrow[]): number | null => {
  const extent = measureExtent(group);
  const crossed = crossings(group, arrows);
  const starts = [0, ...crossed.map((x) => x - group.x + gap - padding).filter((start) => start > 0)];
  const isFree = (start: number) =>
    start + extent + padding <= group.width &&
    crossed.every((x) => x <= group.x + start + padding - gap || x >= group.x + start + extent + gap);
  return starts.sort((a, b) => a - b).find(isFree) ?? null;
};

const shifted = <Node extends SketchNode>(node: Node, x: number, y: number): Node => ({
  ...node,
  lines: movedBy(node.lines, x, y),
  items: movedBy(node.items, x, y).map((item) => ({ ...item, lines: movedBy(item.lines, x, y) })),
  toggle: node.toggle && { x: node.toggle.x + x, y: node.toggle.y + y },
});

/** Groups whose title overlaps an arrow, with the additional width that each group needs. */
const crampedIn = (nodes: readonly PictureNode[], arrows: readonly PictureArrow[]): Map<string, number> =>
  new Map(
    nodes
      .filter((node) => isOpenGroup(node) && findShift(node, arrows) === null)
      .map((node) => {
        const first = Math.min(node.x + node.width - padding, ...crossings(node, arrows));
        return [node.id, Math.ceil(measureExtent(node) + gap - (first - node.x))];
      }),
  );

/** Separates titles from arrows. `cramped`: groups that are too narrow for this. */
const clearHeaders = (picture: Picture): { picture: Picture; cramped: ReadonlyMap<string, number> } => {
  const byId = new Map(picture.nodes.map((node) => [node.id, node]));
  const arrows = picture.arrows.map((arrow) => trimmed(arrow, byId));
  const nodes = picture.nodes.map((node) =>
    isOpenGroup(node) ? shifted(node, findShift(node, arrows) ?? 0, 0) : node,
  );
  return { picture: { ...picture, arrows, nodes }, cramped: crampedIn(picture.nodes, arrows) };
};

export type Engine = (graph: ElkNode) => Promise<ElkNode>;

/** Rounds to a tenth of a pixel, for short files that are the same on all machines. */
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

const drawn = ({ label, ...arrow }: SketchArrow, edge: ElkExtendedEdge | undefined): PictureArrow => {
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
    nodes: sketch.nodes.map((node) => {
      const rect = rects.get(node.id) ?? roundRect({});
      return { ...shifted(node, rect.x, rect.y), ...rect };
    }),
    arrows: sketch.arrows.map((arrow) => drawn(arrow, edges.get(arrow.id))),
  };
};

/** Maximum number of layouts of one picture. Each layout widens the groups with a cramped title. */
const attempts = 4;

/** Options of ELK, copied to each group because groups do not inherit them. */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.edgeRouting': 'ORTHOGONAL',
  // `DEPTH_FIRST` avoids `considerModelOrder`, with which ELK crashes if `INCLUDE_CHILDREN` is set.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '20',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '8',
  'elk.spacing.labelLabel': '12',
  'elk.spacing.nodeSelfLoop': '20',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
};

/** Number of boxes above which the layout uses a faster algorithm with a slightly worse result. */
const many = 120;

const quick: LayoutOptions = {
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.thoroughness': '1',
};

const close: LayoutOptions = {
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

const tight: LayoutOptions = {
  'elk.spacing.nodeNode': '12',
  'elk.spacing.edgeNode': '7',
  'elk.spacing.edgeEdge': '6',
  'elk.layered.spacing.nodeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
};

const toElkEdge = ({ id, source, target, label }: SketchArrow): ElkExtendedEdge => ({
  id,
  sources: [source],
  targets: [target],
  ...(label && {
    labels: [
      {
        id: `${id}|label`,
        text: id,
        width: label.width,
        height: label.height,
        layoutOptions: { 'elk.edgeLabels.inline': String(source !== target) },
      },
    ],
  }),
});

const toElkNode = (
  node: SketchNode,
  all: readonly SketchNode[],
  shared: LayoutOptions,
  widened: ReadonlyMap<string, number>,
  side: number,
): ElkNode => {
  const children = all.filter(({ parent }) => parent === node.id);
  if (!children.length) return { id: node.id, width: node.width, height: node.height };
  return {
    id: node.id,
    children: children.map((child) => toElkNode(child, all, shared, widened, side)),
    layoutOptions: {
      ...shared,
      'elk.padding': `[top=${node.header + side - 4},left=${side + (widened.get(node.id) ?? 0)},bottom=${side},right=${side}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${node.width}, ${node.height})`,
    },
  };
};

const toElkGraph = ({ nodes, arrows, brief }: Sketch, widened: ReadonlyMap<string, number>): ElkNode => {
  const side = isTight(brief) ? 8 : 24;
  const shared = {
    ...options,
    ...(nodes.length > many && quick),
    ...(arrows.every(({ label }) => label === null) && close),
    ...(isTight(brief) && tight),
    ...(isTight(brief) && brief !== tightWidths[3] && { 'elk.layered.cycleBreaking.strategy': 'GREEDY' }),
  };
  return {
    id: '|canvas',
    children: nodes
      .filter(({ parent }) => parent === null)
      .map((node) => toElkNode(node, nodes, shared, widened, side)),
    edges: arrows.map(toElkEdge),
    layoutOptions: { ...shared, 'elk.padding': `[top=${side},left=${side},bottom=${side},right=${side}]` },
  };
};

export const sketchKey = (sketch: Sketch): string => hash(JSON.stringify(sketch));

export const layOut = async (sketch: Sketch, engine: Engine): Promise<Picture> => {
  const widened = new Map<string, number>();
  for (let attempt = 1; ; attempt++) {
    const laid = await engine(toElkGraph(sketch, widened));
    const { picture, cramped } = clearHeaders(toPicture(sketch, laid));
    if (!cramped.size || attempt === attempts) return picture;
    for (const [id, more] of cramped) widened.set(id, (widened.get(id) ?? 0) + more);
  }
};
