import { t } from '#locales/fr/visualiserDrawing.ts';
import { csvOfTexts } from '#machines/domain/csv.ts';
import type { NodeChart } from '../../../kit/chart/chart.ts';
import { capital } from '../../../kit/narration/french.ts';
import { list, table } from '../../../kit/narration/markdown.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { toLabels } from '../labels.ts';
import { transitionColumns, transitionRow } from './rows.ts';

/** A flow whole, as JSON: its chart and its words, all that it takes to tell it again. */
export const toJson = ({ chart, model: { words } }: DescribedFlow): string =>
  `${JSON.stringify({ chart, model: { words } }, null, 1)}\n`;

/** Every transition of a flow, a row each, for a spreadsheet. */
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

/** The states of a flow and the transitions of each, in French, as Markdown. */
export const toMarkdown = (described: DescribedFlow): string =>
  `${described.chart.nodes.flatMap((node) => stateSection(described, node)).join('\n\n')}\n`;
