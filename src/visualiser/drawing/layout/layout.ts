import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Picture, PictureArrow, PictureNode, Point, Rect } from '../picture.ts';
import { movedBy } from './block.ts';
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

/** Copied to every group: ELK inherits none of them. */
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.randomSeed': '1',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Options that follow the order of the model crash with children included.
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

/** Past so many boxes, what places them a little less well takes a tenth of the time. */
const many = 120;

const quick: LayoutOptions = {
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.thoroughness': '1',
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
        // In the way of its arrow, which goes in above and comes out below: no doubt whose label it is.
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
): ElkNode => {
  const children = all.filter(({ parent }) => parent === node.id);
  if (!children.length) return { id: node.id, width: node.width, height: node.height };
  return {
    id: node.id,
    children: children.map((child) => toElkNode(child, all, shared, widened)),
    layoutOptions: {
      ...shared,
      'elk.padding': `[top=${node.header + 20},left=${24 + (widened.get(node.id) ?? 0)},bottom=24,right=24]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${node.width}, ${node.height})`,
    },
  };
};

/** A sketch as ELK takes it: boxes in boxes, every arrow at the root, groups widened on their left as asked. */
const toElkGraph = ({ nodes, arrows }: Sketch, widened: ReadonlyMap<string, number>): ElkNode => {
  const shared = nodes.length > many ? { ...options, ...quick } : options;
  return {
    id: '|canvas',
    children: nodes
      .filter(({ parent }) => parent === null)
      .map((node) => toElkNode(node, nodes, shared, widened)),
    edges: arrows.map(toElkEdge),
    layoutOptions: { ...shared, 'elk.padding': '[top=24,left=24,bottom=24,right=24]' },
  };
};

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
