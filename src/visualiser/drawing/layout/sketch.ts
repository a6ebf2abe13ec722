import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/plural.ts';
import { searchable } from '#machines/domain/searchable.ts';
import type { BranchChart, NodeChart } from '../../../kit/chart/chart.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { type Labels, type Names, toLabels } from '../labels.ts';
import type { PictureArrow, PictureNode } from '../picture.ts';
import type { Block } from './block.ts';
import { type Box, layOutBox, layOutLabel } from './box.ts';
import { canCollapse, chooseShown, isGroup, type Shown } from './shown.ts';

/** A box with the room that it needs, not yet placed. */
export type SketchNode = Box & Omit<PictureNode, 'x' | 'y' | keyof Box>;

/** An arrow with the room of its label, not yet drawn. */
export type SketchArrow = Omit<PictureArrow, 'points' | 'label'> & { readonly label: Block | null };

/** A chart whose every box and label has its size: what a layout needs. */
export type Sketch = {
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly SketchNode[];
  readonly arrows: readonly SketchArrow[];
};

const toKind = ({ type, history }: NodeChart): PictureNode['kind'] =>
  history === 'deep' ? 'deepHistory' : type;

const findable = (...texts: (string | null)[]) => searchable(texts.filter(Boolean).join('\n'));

/** From outside a collapsed group, what moves within it stays there. */
const asSeen = (branch: BranchChart, { standIn }: Shown): BranchChart => ({
  ...branch,
  targets: branch.targets.filter((target) => standIn(target) !== branch.source),
});

const stateNode = (node: NodeChart, { chart }: DescribedFlow, labels: Labels, shown: Shown): SketchNode => {
  const kind = toKind(node);
  const isClosed = shown.isClosed(node.id);
  const isOpen = isGroup(node) && !isClosed;
  const title = labels.node(node);
  const own = chart.branches.filter(({ source }) => source === node.id);
  const items = labels.items(node, isClosed ? own.map((branch) => asSeen(branch, shown)) : own);
  const count = isClosed ? chart.nodes.filter(({ id }) => shown.standIn(id) === node.id).length - 1 : 0;
  const note = count ? t(`hidden.${plural(count)}`, { count }) : '';
  return {
    ...layOutBox({ kind, isOpen, canCollapse: canCollapse(node), title, note, items }),
    id: node.id,
    kind,
    parent: node.parent,
    isRegion: chart.nodes.find(({ id }) => id === node.parent)?.type === 'parallel',
    title,
    collapsed: canCollapse(node) ? isClosed : null,
    searched: findable(title, node.id, node.description, ...items.map(({ text }) => text)),
  };
};

/** Where an open group begins: a dot in it, and an arrow without a word. A history says so where it goes the first time. */
const beginnings = (node: NodeChart, shown: Shown): { dots: SketchNode[]; arrows: SketchArrow[] } => {
  if (!node.initial || shown.isClosed(node.id)) return { dots: [], arrows: [] };
  const isHistory = node.type === 'history';
  const source = isHistory ? node.id : `${node.id}|initial`;
  const box = layOutBox({
    kind: 'initial',
    isOpen: false,
    canCollapse: false,
    title: '',
    note: '',
    items: [],
  });
  const dot: SketchNode = {
    ...box,
    id: source,
    kind: 'initial',
    parent: node.id,
    isRegion: false,
    title: '',
    collapsed: null,
    searched: '',
  };
  const arrows = node.initial.targets.map((target, index): SketchArrow => {
    const to = shown.standIn(target);
    return {
      id: `${source}|${index}`,
      branch: null,
      source,
      target: to,
      label: null,
      sentence: '',
      searched: '',
    };
  });
  return { dots: isHistory ? [] : [dot], arrows };
};

const toArrows = (
  { branch, source, targets }: Shown['arrows'][number],
  labels: Labels,
  titleOf: (id: string) => string,
): SketchArrow[] => {
  const own = labels.branch(branch);
  const words = [own.when, own.given && `[${own.given}]`, own.means, own.done].filter(Boolean).join(' ');
  return targets.map((target, index) => ({
    id: `${branch.id}|${index}`,
    branch: branch.id,
    source,
    target,
    // A branch with several targets says its words once.
    label: index ? null : layOutLabel(own),
    sentence: `${titleOf(branch.source)} → ${words} → ${titleOf(target)}`,
    searched: findable(words, branch.event, branch.description, ...listNames(branch)),
  }));
};

const listNames = ({ actions, actor }: BranchChart) => [actor, ...actions.map(({ name }) => name)];

/** Draws up what the picture of a flow holds, measured; what collapsed groups hold is left out. */
export const toSketch = (
  described: DescribedFlow,
  names: Names,
  collapsed: ReadonlySet<string> = new Set(),
): Sketch => {
  const { chart } = described;
  const labels = toLabels(described, names);
  const shown = chooseShown(chart, collapsed);
  const titles = new Map(chart.nodes.map((node) => [node.id, labels.node(node)]));
  const begun = shown.nodes.map((node) => beginnings(node, shown));
  return {
    id: chart.id,
    title: chart.description ?? chart.id,
    nodes: [
      ...shown.nodes.map((node) => stateNode(node, described, labels, shown)),
      ...begun.flatMap(({ dots }) => dots),
    ],
    arrows: [
      ...begun.flatMap(({ arrows }) => arrows),
      ...shown.arrows.flatMap((arrow) => toArrows(arrow, labels, (id) => titles.get(id) ?? id)),
    ],
  };
};
