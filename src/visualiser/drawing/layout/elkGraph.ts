import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Sketch, SketchArrow, SketchNode } from './sketch.ts';

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
export const toElkGraph = ({ nodes, arrows }: Sketch, widened: ReadonlyMap<string, number>): ElkNode => {
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
