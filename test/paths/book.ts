import type { BranchChart, Chart } from '#machines/kit/chart.ts';
import type { Exploration } from '#machines/kit/explore.ts';
import { guardText } from '#machines/kit/guardChart.ts';
import { pathsOf } from '#machines/kit/paths.ts';
import { tell, titleOf, withAnd } from './story.ts';

/** Where a flow's book is kept, from the root of the repository. */
export const bookFile = (flow: string): string => `test/books/${flow}.md`;

const short = ({ id }: Chart, place: string) => (place === id ? id : place.slice(id.length + 1));

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n');

const stateTable = (chart: Chart) =>
  table(
    ['État', 'Ce qui s’y passe', 'Appels'],
    chart.nodes
      .filter(({ parent, type }) => parent !== null && type !== 'history')
      .map(({ id, description, invokes }) => [
        `\`${short(chart, id)}\``,
        description ?? '',
        invokes.map((invoke) => invoke.id).join(', '),
      ]),
  );

const trigger = ({ kind, event, actor, delay }: BranchChart) => {
  const words = {
    event,
    wildcard: event,
    always: 'aussitôt',
    after: `après ${delay}`,
    stateDone: 'à la fin de l’état',
    actorDone: `${actor} répond`,
    actorFailed: `${actor} échoue`,
    actorChanged: `${actor} change`,
  };
  return words[kind];
};

const branchTable = (chart: Chart) =>
  table(
    ['De', 'Quand', 'Si', 'Vers', 'Ce que cela veut dire'],
    chart.branches.map((branch) => [
      `\`${short(chart, branch.source)}\``,
      trigger(branch),
      branch.guard ? guardText(branch.guard) : '',
      branch.targets.map((target) => `\`${short(chart, target)}\``).join(', ') || '(reste)',
      branch.description ?? '',
    ]),
  );

/** The reviewed book of a flow, as Markdown: its states, its branches, and the paths that cover them. */
export const bookOf = (exploration: Exploration): string => {
  const { chart } = exploration;
  const paths = pathsOf(exploration, 'branches+refused');
  const steps = paths.reduce((sum, { moves }) => sum + moves.length, 0);
  const chapters = paths.map((path, index) =>
    [
      `### ${index + 1}. ${titleOf(exploration, path)}`,
      '',
      `Chemin \`${path.id}\``,
      '',
      ...withAnd(tell(exploration, path)).map(({ keyword, text }) => `- **${keyword}** ${text}`),
    ].join('\n'),
  );
  return [
    `# ${chart.description ?? chart.id}`,
    `Flux \`${chart.id}\`. Écrit par \`npm run paths -- book ${chart.id}\` d’après le statechart et son modèle${'\u00a0'}; ne pas modifier à la main.`,
    `${chart.nodes.length - 1} états, ${chart.branches.length} branches, ${paths.length} chemins, ${steps} étapes.`,
    '## États',
    stateTable(chart),
    '## Branches',
    branchTable(chart),
    '## Chemins',
    ...chapters,
  ]
    .join('\n\n')
    .concat('\n');
};
