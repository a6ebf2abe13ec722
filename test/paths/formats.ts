import { fileURLToPath } from 'node:url';
import { csvOfTexts } from '#src/domain/csv.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { type SpecModules, toPlaywrightSpec } from '#src/kit/narration/playwrightSpec.ts';
import { sequence } from '#src/kit/narration/sequence.ts';
import { toPathTitles } from '#src/kit/narration/stories.ts';
import { describeMove, narrate, type Sentence, withAnd } from '#src/kit/narration/story.ts';
import type { Path } from '#src/kit/paths/paths.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const specModules: SpecModules = {
  portal: here('../journeys/portal.ts'),
  driver: here('drivers/portal.ts'),
};

export const textTable = (
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const cells = [titles, ...rows].map((row) => row.map(String));
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isNumeric = titles.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

type Format = { extension: string; text: (exploration: Exploration, paths: readonly Path[]) => string };

const steps = (exploration: Exploration, path: Path) => {
  const { model } = exploration;
  const frames = walk(model.machine, model, path.input, path.moves);
  return path.moves.map((move, index) => ({
    step: index + 1,
    from: frames[index]?.name ?? '',
    move: moveText(move),
    text: describeMove(exploration, move),
    to: frames[index + 1]?.name ?? '',
    refused: frames[index + 1]?.refused ?? false,
    branches: frames[index + 1]?.branches ?? [],
  }));
};

type Row = Record<Sentence['keyword'], string[]>;

const toRows = (sentences: readonly Sentence[]): Row[] => {
  const rows: Row[] = [];
  for (const [index, { keyword, text }] of sentences.entries()) {
    const before = sentences[index - 1]?.keyword;
    if (!before || (before === 'Alors' && keyword !== 'Alors'))
      rows.push({ 'Étant donné': [], Quand: [], Alors: [] });
    rows.at(-1)?.[keyword].push(text);
  }
  return rows;
};

const withTitles = (exploration: Exploration, paths: readonly Path[]) => {
  const titles = toPathTitles(exploration, paths);
  return paths.map((path, index) => ({ path, title: titles[index] ?? '' }));
};

export const playwrightSpec: Format['text'] = (exploration, paths) =>
  toPlaywrightSpec(exploration, withTitles(exploration, paths), specModules);

const csv: Format['text'] = (exploration, paths) => {
  const rows = withTitles(exploration, paths).flatMap(({ path, title }) =>
    toRows(narrate(exploration, path)).map((row, index) => [
      path.id,
      title,
      String(index + 1),
      row['Étant donné'].join('\n'),
      row.Quand.join('\n'),
      row.Alors.join('\n'),
    ]),
  );
  const titles = ['chemin', 'titre', 'étape', 'étant donné', 'quand', 'alors'];
  return csvOfTexts([titles, ...rows]);
};

const text: Format['text'] = (exploration, paths) =>
  withTitles(exploration, paths)
    .map(({ path, title }) =>
      [title, ...withAnd(narrate(exploration, path)).map(({ keyword, text }) => `  ${keyword} ${text}`)].join(
        '\n',
      ),
    )
    .join('\n\n');

const markdown: Format['text'] = (exploration, paths) =>
  withTitles(exploration, paths)
    .map(({ path, title }) =>
      [
        `## ${title} \`${path.id}\``,
        '',
        ...withAnd(narrate(exploration, path)).map(({ keyword, text }) => `- **${keyword}** ${text}`),
      ].join('\n'),
    )
    .join('\n\n');

const gherkin: Format['text'] = (exploration, paths) =>
  [
    '# language: fr',
    `Fonctionnalité: ${exploration.chart.description ?? exploration.chart.id}`,
    ...withTitles(exploration, paths).map(({ path, title }) =>
      [
        `  @${path.id}`,
        `  Scénario: ${title}`,
        ...withAnd(narrate(exploration, path)).map(({ keyword, text }) => `    ${keyword} ${text}`),
      ].join('\n'),
    ),
  ].join('\n\n');

const sequences: Format['text'] = (exploration, paths) =>
  withTitles(exploration, paths)
    .map(
      ({ path, title }) =>
        `## ${title} \`${path.id}\`\n\n\`\`\`mermaid\n${sequence(exploration, path)}\n\`\`\``,
    )
    .join('\n\n');

export const formats: Readonly<Record<string, Format>> = {
  table: {
    extension: '.txt',
    text: (_, paths) =>
      textTable(
        ['chemin', 'pas', 'départ', 'ce qui arrive', 'fin'],
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
  text: { extension: '.txt', text },
  csv: { extension: '.csv', text: csv },
  md: { extension: '.md', text: markdown },
  gherkin: { extension: '.feature', text: gherkin },
  sequence: { extension: '.md', text: sequences },
  playwright: { extension: '.spec.mts', text: playwrightSpec },
};
