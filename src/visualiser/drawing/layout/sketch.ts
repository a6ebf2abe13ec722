import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/translator.ts';
import { groupBy } from '../../../domain/lists.ts';
import { searchable } from '../../../domain/search.ts';
import type { BranchChart, Chart, NodeChart } from '../../../kit/chart/chart.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { type BranchLabel, type ItemLabel, type Labels, type Names, toLabels } from '../labels.ts';
import type { PictureArrow, PictureItem, PictureNode } from '../picture.ts';
import { canCollapse, isGroup, isTight, tightWidths, titleWidths, wholeView } from '../picture.ts';
import { type Block, layOutBlock, movedBy } from './measure.ts';

/** States and arrows outside collapsed groups. The arrows of a hidden state start or end at its group. */
const chooseShown = ({ nodes, branches }: Chart, collapsed: ReadonlySet<string>) => {
  const closed = new Set(
    nodes.filter((node) => canCollapse(node) && collapsed.has(node.id)).map(({ id }) => id),
  );
  const stands = new Map<string, string>();
  for (const { id, parent } of nodes) {
    const above = parent === null ? undefined : stands.get(parent);
    stands.set(id, above !== undefined && closed.has(above) ? above : id);
  }
  const standIn = (id: string): string => stands.get(id) ?? id;
  const isInside = (source: string, target: string) =>
    closed.has(standIn(source)) && standIn(target) === standIn(source);
  return {
    nodes: nodes.filter(({ id }) => standIn(id) === id),
    arrows: branches.flatMap((branch) => {
      const targets = [
        ...new Set(branch.targets.filter((target) => !isInside(branch.source, target)).map(standIn)),
      ];
      return targets.length ? [{ branch, source: standIn(branch.source), targets }] : [];
    }),
    isClosed: (id: string) => closed.has(id),
    standIn,
  };
};

type Shown = ReturnType<typeof chooseShown>;

type Box = Pick<PictureNode, 'width' | 'height' | 'header' | 'lines' | 'items' | 'toggle'>;

const room = { text: 232, title: titleWidths[0], header: 360 };
const pad = { x: 16, y: 14 };
const tight = { x: 9, y: 7 };

const icon = 24;
const toggle = 32;
const corner = 32;

const dot: Box = { width: 14, height: 14, header: 0, lines: [], items: [], toggle: null };

const history = (text: string): Box => {
  const { lines, width } = layOutBlock([{ text, face: 'event', isSoft: false }], room.text);
  return { ...dot, width: 36, height: 36, lines: movedBy(lines, (36 - width) / 2, 8.5) };
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
  brief: number;
  kind: PictureNode['kind'];
  isOpen: boolean;
  canCollapse: boolean;
  title: string;
  note: string;
  items: readonly ItemLabel[];
};

const layOutBox = ({ brief, kind, isOpen, canCollapse, title, note, items }: Content): Box => {
  if (kind === 'history' || kind === 'deepHistory') return history(kind === 'history' ? 'H' : 'H*');
  const isSmall = isTight(brief) && !isOpen;
  const { x, y } = isSmall ? tight : pad;
  const face = isSmall ? 'tight' : 'title';
  const heading = layOutBlock(
    [
      { text: title, face, isSoft: false },
      { text: note, face: brief ? face : 'body', isSoft: true },
    ],
    isOpen ? room.header : brief || room.title,
    isSmall && brief === tightWidths[3] ? 2 : undefined,
  );
  const listed = itemsUnder(items, y + heading.height, isOpen ? room.header : room.text);
  const last = listed.at(-1);
  const bottom = (last ? last.y + last.height : y + heading.height) + y;
  const indent = canCollapse ? toggle : 0;
  const widths = [
    indent + heading.width + (kind === 'final' ? corner : 0),
    ...listed.map(({ width }) => width),
  ];
  return {
    width: Math.max(6 * x, 2 * x + Math.max(...widths)),
    height: Math.max(52, bottom),
    header: bottom,
    lines: movedBy(heading.lines, x + indent, y),
    items: listed,
    toggle: canCollapse ? { x: x + 10, y: y + 10.5 } : null,
  };
};

const labelPad = { x: 10, y: 9 };

const layOutLabel = ({ when, given, means, done }: BranchLabel): Block => {
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
    lines: lines.flatMap((line) => movedBy([line], labelPad.x + (width - line.width) / 2, labelPad.y)),
    width: width + 2 * labelPad.x,
    height: height + 2 * labelPad.y,
  };
};

export type SketchNode = Omit<PictureNode, 'x' | 'y'>;

export type SketchArrow = Omit<PictureArrow, 'points' | 'label'> & { readonly label: Block | null };

export type Sketch = {
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly SketchNode[];
  readonly arrows: readonly SketchArrow[];
  readonly brief: number;
};

const toKind = ({ type, history }: NodeChart): PictureNode['kind'] =>
  history === 'deep' ? 'deepHistory' : type;

const findable = (...texts: (string | null)[]) => searchable(texts.filter(Boolean).join('\n'));

const asSeen = (branch: BranchChart, { standIn }: Shown): BranchChart => ({
  ...branch,
  targets: branch.targets.filter((target) => standIn(target) !== branch.source),
});

/** First clause of a title, without an enumeration. */
const clause = (title: string): string => {
  const [start] =
    /^(?:[^,]{16,}?(?=,(?! (?:le |la |l’|un|deux))|\s[:;(])|.{16,}?(?=\s[:;(]))/s.exec(title) ?? [];
  return start === undefined ? title : `${start}…`;
};

const stateNode = (
  node: NodeChart,
  { chart }: DescribedFlow,
  labels: Labels,
  shown: Shown,
  brief: number,
): SketchNode => {
  const kind = toKind(node);
  const isClosed = shown.isClosed(node.id);
  const isOpen = isGroup(node) && !isClosed;
  const title = labels.node(node);
  const isAlone = shown.nodes.filter((one) => clause(labels.node(one)) === clause(title)).length === 1;
  const isCut = isAlone && !isOpen && (brief === tightWidths[1] || brief === tightWidths[2]);
  const own = chart.branches.filter(({ source }) => source === node.id);
  const items = brief ? [] : labels.items(node, isClosed ? own.map((branch) => asSeen(branch, shown)) : own);
  const count = isClosed ? chart.nodes.filter(({ id }) => shown.standIn(id) === node.id).length - 1 : 0;
  const note = count ? t(`hidden.${plural(count)}`, { count }) : '';
  return {
    ...layOutBox({
      brief,
      kind,
      isOpen,
      canCollapse: canCollapse(node),
      title: isCut ? clause(title) : title,
      note,
      items,
    }),
    id: node.id,
    kind,
    parent: node.parent,
    isRegion: chart.nodes.find(({ id }) => id === node.parent)?.type === 'parallel',
    title,
    collapsed: canCollapse(node) ? isClosed : null,
    searched: findable(title, node.id, node.description, ...items.map(({ text }) => text)),
  };
};

/** Initial dot of an expanded group, with its arrows; arrows from a history state to default targets. */
const beginnings = (node: NodeChart, shown: Shown): { dots: SketchNode[]; arrows: SketchArrow[] } => {
  if (!node.initial || shown.isClosed(node.id)) return { dots: [], arrows: [] };
  const isHistory = node.type === 'history';
  const source = isHistory ? node.id : `${node.id}|initial`;
  const start: SketchNode = {
    ...dot,
    id: source,
    kind: 'initial',
    parent: node.id,
    isRegion: false,
    title: '',
    collapsed: null,
    searched: '',
  };
  const arrows = node.initial.targets.map(
    (target, index): SketchArrow => ({
      id: `${source}|${index}`,
      branch: null,
      source,
      target: shown.standIn(target),
      label: null,
      sentence: '',
      searched: '',
    }),
  );
  return { dots: isHistory ? [] : [start], arrows };
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
    label: index ? null : layOutLabel(own),
    sentence: `${titleOf(branch.source)} → ${words} → ${titleOf(target)}`,
    searched: findable(words, branch.event, branch.description, ...listNames(branch)),
  }));
};

/** Replaces the arrows between two states with one arrow, whose tooltip contains all their sentences. */
const bundled = (arrows: readonly SketchArrow[]): SketchArrow[] => {
  const pairs = groupBy(
    arrows.filter(({ source, target }) => source !== target),
    ({ source, target }) => `${source} ${target}`,
  );
  return Array.from(pairs, ([, same]) => same).flatMap(([first, ...others]) =>
    first
      ? {
          ...first,
          label: null,
          also: others.flatMap(({ branch }) => branch ?? []),
          sentence: [first, ...others].map(({ sentence }) => sentence).join('\n'),
        }
      : [],
  );
};

const listNames = ({ actions, actor }: BranchChart) => [actor, ...actions.map(({ name }) => name)];

export const toSketch = (described: DescribedFlow, names: Names, view = wholeView): Sketch => {
  const { brief, collapsed } = view;
  const { chart } = described;
  const labels = toLabels(described, names);
  const shown = chooseShown(chart, collapsed);
  const titles = new Map(chart.nodes.map((node) => [node.id, labels.node(node)]));
  const begun = shown.nodes.map((node) => beginnings(node, shown));
  const arrows = shown.arrows.flatMap((arrow) => toArrows(arrow, labels, (id) => titles.get(id) ?? id));
  return {
    id: chart.id,
    title: chart.description ?? chart.id,
    nodes: [
      ...shown.nodes.map((node) => stateNode(node, described, labels, shown, brief)),
      ...begun.flatMap(({ dots }) => dots),
    ],
    arrows: [...begun.flatMap(({ arrows }) => arrows), ...(brief ? bundled(arrows) : arrows)],
    brief,
  };
};
