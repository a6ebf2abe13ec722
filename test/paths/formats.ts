import type { Exploration } from '#machines/kit/explore.ts';
import { moveText } from '#machines/kit/moves.ts';
import type { Path } from '#machines/kit/paths.ts';
import { walk } from '#machines/kit/walk.ts';
import { playwrightSpec } from './playwrightSpec.ts';
import { describeMove, tell, titleOf, withAnd } from './story.ts';
import { textTable } from './textTable.ts';

type Format = { extension: string; text: (exploration: Exploration, paths: readonly Path[]) => string };

/** One line a step: where it happens, what happens, and where it leads. */
const steps = (exploration: Exploration, path: Path) => {
  const { model } = exploration;
  const frames = walk(model.machine, model, path.input, path.moves);
  return path.moves.map((move, index) => ({
    step: index + 1,
    from: frames[index]?.name ?? '',
    move: moveText(move),
    says: describeMove(exploration, move),
    to: frames[index + 1]?.name ?? '',
    refused: frames[index + 1]?.refused ?? false,
    branches: frames[index + 1]?.branches ?? [],
  }));
};

const csvCell = (value: unknown) => {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv: Format['text'] = (exploration, paths) =>
  [
    ['path', 'input', 'step', 'from', 'move', 'to', 'refused', 'branches'],
    ...paths.flatMap((path) =>
      steps(exploration, path).map(({ step, from, move, to, refused, branches }) => [
        path.id,
        path.input,
        step,
        from,
        move,
        to,
        refused,
        branches.join(' '),
      ]),
    ),
  ]
    .map((row) => row.map(csvCell).join(','))
    .join('\n');

const markdown: Format['text'] = (exploration, paths) =>
  paths
    .map((path) =>
      [
        `## ${titleOf(exploration, path)} \`${path.id}\``,
        '',
        ...withAnd(tell(exploration, path)).map(({ keyword, text }) => `- **${keyword}** ${text}`),
      ].join('\n'),
    )
    .join('\n\n');

const gherkin: Format['text'] = (exploration, paths) =>
  [
    '# language: fr',
    `Fonctionnalité: ${exploration.chart.description ?? exploration.chart.id}`,
    ...paths.map((path) =>
      [
        `  @${path.id}`,
        `  Scénario: ${titleOf(exploration, path)}`,
        ...withAnd(tell(exploration, path)).map(({ keyword, text }) => `    ${keyword} ${text}`),
      ].join('\n'),
    ),
  ].join('\n\n');

/** How paths can be written. */
export const formats: Readonly<Record<string, Format>> = {
  table: {
    extension: '.txt',
    text: (_, paths) =>
      textTable(
        ['path', 'steps', 'input', 'moves', 'end'],
        paths.map(({ id, input, moves, end }) => [
          id,
          moves.length,
          input,
          moves.map(moveText).join(' · '),
          end,
        ]),
      ),
  },
  json: {
    extension: '.json',
    text: (exploration, paths) =>
      JSON.stringify(
        paths.map((path) => ({ ...path, steps: steps(exploration, path) })),
        null,
        2,
      ),
  },
  csv: { extension: '.csv', text: csv },
  md: { extension: '.md', text: markdown },
  gherkin: { extension: '.feature', text: gherkin },
  playwright: { extension: '.spec.ts', text: playwrightSpec },
};

export const write = (name: string, exploration: Exploration, paths: readonly Path[]) => {
  const format = formats[name];
  if (!format) throw new Error(`Unknown format "${name}"`);
  return { extension: format.extension, text: format.text(exploration, paths) };
};
