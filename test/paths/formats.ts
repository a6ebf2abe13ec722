import { fileURLToPath } from 'node:url';
import { csvCell, csvOfCells } from '#src/domain/csv.ts';
import { plainName } from '#src/kit/chart/chart.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { lineEnds, type SpecModules, toPlaywrightSpec } from '#src/kit/narration/playwrightSpec.ts';
import { sequence } from '#src/kit/narration/sequence.ts';
import { toPathTitles } from '#src/kit/narration/stories.ts';
import { describeMove, narrate, type Sentence, withAnd } from '#src/kit/narration/story.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import { requirementIds, riskOf } from '#src/kit/paths/requirements.ts';
import { moveJson } from './json.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const specModules: SpecModules = {
  test: here('../journeys/portal.ts'),
  driver: here('drivers/portal.ts'),
  play: 'walkPortal',
};

export const textTable = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
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

type Format = {
  extension: string;
  text: (exploration: Exploration, paths: readonly Path[], driver?: string) => string;
};

export const pathJson = (exploration: Exploration, path: Path) => {
  const { model } = exploration;
  const frames = walk(model, path);
  const steps = path.moves.map((move, index) => ({
    step: index + 1,
    from: plainName(frames[index]?.name ?? ''),
    move: moveText(move),
    text: describeMove(exploration, move),
    to: plainName(frames[index + 1]?.name ?? ''),
    refused: frames[index + 1]?.refused ?? false,
    branches: frames[index + 1]?.branches ?? [],
  }));
  const moves = path.moves.map((move, index) => moveJson(exploration, move, frames[index]?.configuration));
  return {
    ...path,
    end: plainName(path.end),
    requirements: requirementIds(exploration, path),
    seconds: secondsByHand(path),
    moves,
    steps,
  };
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

/** Estimated seconds to play a path by hand: 20 for the preparation, 10 for each move, and its delays. */
const secondsByHand = ({ moves }: Path): number =>
  moves.reduce((sum, move) => sum + (move.kind === 'time' ? Math.ceil(move.delay / 1000) : 10), 20);

const tagsOf = (exploration: Exploration, path: Path): string[] =>
  requirementIds(exploration, path).map((id) => `@${id.replaceAll(/[\s@#]+/g, '-')}`);

const oneLine = (text: string): string => text.split(lineEnds).join(' ').trim();

const withTitles = (exploration: Exploration, paths: readonly Path[]) => {
  const titles = toPathTitles(exploration, paths);
  return paths.map((path, index) => ({ path, title: titles[index] ?? '' }));
};

export const playwrightSpec: Format['text'] = (exploration, paths, driver) =>
  toPlaywrightSpec(
    exploration,
    withTitles(exploration, paths).map(({ path, title }) => ({
      path,
      title,
      tags: tagsOf(exploration, path),
      ...(driver !== undefined && { data: pathJson(exploration, path) }),
    })),
    driver === undefined ? specModules : { test: '@playwright/test', driver, play: 'play' },
  );

const csv: Format['text'] = (exploration, paths) => {
  const rows = withTitles(exploration, paths).flatMap(({ path, title }) =>
    toRows(narrate(exploration, path)).map((row, index) => [
      path.id,
      title,
      index + 1,
      row['Étant donné'].join('\n'),
      row.Quand.join('\n'),
      row.Alors.join('\n'),
      requirementIds(exploration, path).join(', '),
    ]),
  );
  const titles = ['chemin', 'titre', 'étape', 'étant donné', 'quand', 'alors', 'exigences'];
  // Keeps the number of a step as a number: `csvCell` would write a text.
  const cellOf = (value: string | number) => (typeof value === 'number' ? String(value) : csvCell(value));
  return csvOfCells([titles, ...rows].map((row) => row.map(cellOf)));
};

/** CSV with commas and quoted cells, the default import format of test managers. */
const withCommas = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

type TestCase = {
  head: (played: { path: Path; title: string; exploration: Exploration }) => readonly string[];
  titles: readonly string[];
  step: (action: string, expected: string) => readonly string[];
  repeated: number;
};

const testCases =
  ({ head, titles, step, repeated }: TestCase): Format['text'] =>
  (exploration, paths) =>
    withCommas([
      titles,
      ...withTitles(exploration, paths).flatMap(({ path, title }) => {
        const cells = head({ path, title, exploration });
        const rows = toRows(narrate(exploration, path, { each: true }));
        const given = rows.flatMap((row) => row['Étant donné']).join('\n');
        const steps = rows.map((row, index) =>
          step(
            [index === 0 ? given : '', ...row.Quand].filter(Boolean).join('\n'),
            row.Alors.join('\n') || 'L’écran de départ est affiché.',
          ),
        );
        return steps.map((own, index) => [
          ...cells.map((cell, column) => (index === 0 || column < repeated ? cell : '')),
          ...own,
        ]);
      }),
    ]);

const labels = (exploration: Exploration, path: Path, separator: string) =>
  requirementIds(exploration, path)
    .map((id) => id.replaceAll(/\s+/g, '-'))
    .join(separator);

/** CSV for the Test Case Importer of Xray. Rows with the same « TCID » are the steps of one test. */
const xray = testCases({
  titles: ['TCID', 'Test Type', 'Summary', 'Priority', 'Labels', 'Action', 'Data', 'Result'],
  head: ({ path, title, exploration }) => [
    path.id,
    'Manual',
    title,
    riskOf(exploration, path) > 1 ? 'High' : 'Medium',
    [exploration.chart.id, labels(exploration, path, ' ')].filter(Boolean).join(' '),
  ],
  step: (action, expected) => [action, '', expected],
  repeated: 1,
});

const testrail = testCases({
  titles: ['Title', 'Section', 'Template', 'Type', 'Priority', 'Estimate', 'References', 'Steps', 'Expected'],
  head: ({ path, title, exploration }) => [
    `${title} [${path.id}]`,
    exploration.chart.description ?? exploration.chart.id,
    'Test Case (Steps)',
    'Functional',
    riskOf(exploration, path) > 1 ? 'High' : 'Medium',
    `${secondsByHand(path)}s`,
    labels(exploration, path, ', '),
  ],
  step: (action, expected) => [action, expected],
  repeated: 0,
});

/** Format that consists of one block of lines for each path. */
const blocks =
  (linesOf: (exploration: Exploration, path: Path, title: string) => readonly string[]): Format['text'] =>
  (exploration, paths) =>
    withTitles(exploration, paths)
      .map(({ path, title }) => linesOf(exploration, path, title).join('\n'))
      .join('\n\n');

const text = blocks((exploration, path, title) => [
  title,
  ...withAnd(narrate(exploration, path)).map(({ keyword, text }) => `  ${keyword} ${text}`),
]);

const markdown = blocks((exploration, path, title) => [
  `## ${title} \`${path.id}\``,
  '',
  ...withAnd(narrate(exploration, path)).map(({ keyword, text }) => `- **${keyword}** ${text}`),
]);

/** Gherkin with a step for each move, even a refused one, because a program must be able to execute it. */
const scenarios = blocks((exploration, path, title) => [
  `  ${[`@${path.id}`, ...tagsOf(exploration, path)].join(' ')}`,
  `  Scénario: ${oneLine(title)}`,
  ...withAnd(narrate(exploration, path, { each: true })).map(
    ({ keyword, text }) => `    ${keyword} ${oneLine(text)}`,
  ),
]);

const gherkin: Format['text'] = (exploration, paths) =>
  [
    '# language: fr',
    `Fonctionnalité: ${oneLine(exploration.chart.description ?? exploration.chart.id)}`,
    scenarios(exploration, paths),
  ]
    .join('\n\n')
    .trimEnd();

const sequences = blocks((exploration, path, title) => [
  `## ${title} \`${path.id}\``,
  '',
  '```mermaid',
  sequence(exploration, path),
  '```',
]);

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
          plainName(end),
        ]),
      ),
  },
  json: {
    extension: '.json',
    text: (exploration, paths) => {
      const all = paths.map((path) => pathJson(exploration, path));
      return JSON.stringify(all, null, 2);
    },
  },
  text: { extension: '.txt', text },
  csv: { extension: '.csv', text: csv },
  md: { extension: '.md', text: markdown },
  gherkin: { extension: '.feature', text: gherkin },
  xray: { extension: '.csv', text: xray },
  testrail: { extension: '.csv', text: testrail },
  sequence: { extension: '.md', text: sequences },
  playwright: { extension: '.spec.mts', text: playwrightSpec },
};
