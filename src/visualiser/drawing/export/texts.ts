import { t } from '#locales/fr/visualiserDrawing.ts';
import { csvOfTexts } from '../../../domain/csv.ts';
import type { BranchChart, Chart, NodeChart } from '../../../kit/chart/chart.ts';
import { capital, type DescribedFlow, list, table } from '../../../kit/narration/story.ts';
import { type Names, toLabels } from '../labels.ts';

export const toJson = ({ chart, model: { words } }: DescribedFlow): string =>
  `${JSON.stringify({ chart, model: { words } }, null, 1)}\n`;

const named = ({ id, nodes }: Chart, place: string): string => {
  const node = nodes.find((other) => other.id === place);
  const short = place === id ? id : place.slice(id.length + 1);
  return `${node?.description ?? node?.key ?? place} (${short})`;
};

const columns = ['from', 'when', 'given', 'done', 'to', 'means', 'branch'] as const;

const transitionColumns: readonly string[] = columns.map((name) => t(`columns.${name}`));

const transitionRow = (described: DescribedFlow, branch: BranchChart): string[] => {
  const { when, given, done } = toLabels(described, 'french').branch(branch);
  return [
    named(described.chart, branch.source),
    when,
    given,
    done,
    branch.targets.map((target) => named(described.chart, target)).join(', ') || t('stays'),
    branch.description ?? '',
    branch.id,
  ];
};

export const transitionsCsv = (described: DescribedFlow): string =>
  csvOfTexts([
    transitionColumns,
    ...described.chart.branches.map((branch) => transitionRow(described, branch)),
  ]);

const stateSection = (described: DescribedFlow, node: NodeChart): string[] => {
  const { id, nodes, branches } = described.chart;
  const labels = toLabels(described, 'french');
  const own = branches.filter(({ source }) => source === node.id);
  const depth = '#'.repeat(Math.min(6, node.path.length + 1));
  const begins = node.type === 'compound' ? node.initial?.targets : undefined;
  const first = nodes.find((other) => other.id === begins?.[0]);
  const items = [
    ...(first ? [capital(t('initial', { title: labels.node(first) }))] : []),
    ...labels.items(node, []).map(({ text }) => text),
    ...(node.type === 'final' ? [t('final')] : []),
  ];
  const place = node.id === id ? id : node.id.slice(id.length + 1);
  return [
    `${depth} ${labels.node(node)} (\`${place}\`)`,
    ...(items.length ? [list(items)] : []),
    ...table(
      transitionColumns.slice(1, -1).map(capital),
      own.map((branch) => transitionRow(described, branch).slice(1, -1)),
    ),
  ];
};

export const toMarkdown = (described: DescribedFlow): string =>
  `${described.chart.nodes.flatMap((node) => stateSection(described, node)).join('\n\n')}\n`;

const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{N} ,.()[\]’«»…/]/gu, (character) => `#${character.codePointAt(0)};`);

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const historyMarks = { shallow: 'H · ', deep: 'H* · ' } as const;

export const toMermaid = (described: DescribedFlow, names: Names): string => {
  const { nodes, branches } = described.chart;
  const labels = toLabels(described, names);
  const codes = new Map(nodes.map(({ id }, index) => [id, `s${index}`]));
  const codeOf = (id: string) => codes.get(id) ?? id;
  const childrenOf = ({ id }: NodeChart) => nodes.filter(({ parent }) => parent === id);

  const arrowsFrom = ({ id, initial, type }: NodeChart): string[] => [
    ...(type === 'history'
      ? (initial?.targets ?? []).map((target) => `${codeOf(id)} --> ${codeOf(target)}`)
      : []),
    ...(type === 'final' ? [`${codeOf(id)} --> [*]`] : []),
    ...branches
      .filter(({ source }) => source === id)
      .flatMap((branch) => {
        const { when, given, means, done } = labels.branch(branch);
        const label = [when, given && `[${given}]`, means, done].filter(Boolean).join(' ');
        return branch.targets.map((target) => `${codeOf(id)} --> ${codeOf(target)} : ${escaped(label)}`);
      }),
  ];

  const listNotes = (node: NodeChart): string[] => {
    const own = branches.filter(({ source }) => source === node.id);
    const items = labels.items(node, own);
    return items.length
      ? [`note right of ${codeOf(node.id)}`, ...indented(items.map(({ text }) => escaped(text))), 'end note']
      : [];
  };

  const declared = (node: NodeChart): string[] => {
    const mark = node.history ? historyMarks[node.history] : '';
    const state = `state "${escaped(mark + labels.node(node))}" as ${codeOf(node.id)}`;
    const children = childrenOf(node);
    if (!children.length) return [state, ...arrowsFrom(node), ...listNotes(node)];
    const inside =
      node.type === 'parallel'
        ? children.flatMap((child, index) => [...(index ? ['--'] : []), ...declared(child)])
        : [
            ...(node.initial?.targets ?? []).map((target) => `[*] --> ${codeOf(target)}`),
            ...children.flatMap(declared),
          ];
    return [`${state} {`, ...indented(inside), '}', ...arrowsFrom(node), ...listNotes(node)];
  };

  const [root] = nodes;
  return `${['stateDiagram-v2', ...indented(root ? declared(root) : [])].join('\n')}\n`;
};
