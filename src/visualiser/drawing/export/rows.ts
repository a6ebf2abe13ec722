import { t } from '#locales/fr/visualiserDrawing.ts';
import type { BranchChart, Chart } from '../../../kit/chart/chart.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { toLabels } from '../labels.ts';

/** A state as it is named in a table: its sentence, and its place in the chart. */
const named = ({ id, nodes }: Chart, place: string): string => {
  const node = nodes.find((other) => other.id === place);
  const short = place === id ? id : place.slice(id.length + 1);
  return `${node?.description ?? node?.key ?? place} (${short})`;
};

/** The columns of the table of a flow’s transitions. */
export const transitionColumns: readonly string[] = [
  t('columns.from'),
  t('columns.when'),
  t('columns.given'),
  t('columns.done'),
  t('columns.to'),
  t('columns.means'),
  t('columns.branch'),
];

/** A branch as a row of that table, in French. */
export const transitionRow = (described: DescribedFlow, branch: BranchChart): string[] => {
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
