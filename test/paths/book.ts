import type { Flow } from '#src/kit/chart/flow.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { list } from '#src/kit/narration/markdown.ts';
import { type Read, withScreens } from '#src/kit/narration/screens.ts';
import { listStories } from '#src/kit/narration/stories.ts';
import { withAnd } from '#src/kit/narration/story.ts';
import { findWays } from '#src/kit/narration/ways.ts';
import { toJson } from '#src/visualiser/drawing/export/exports.ts';
import { toChapters } from './book/chapters.ts';
import { readTable, sentTable, whoTable } from './book/tables.ts';
import { drawn, toDescribedFlow } from './drawing.ts';
import { screensOf } from './recordedScreens.ts';

/** A flow's book, its picture and its chart as data, each by the file where it is kept. */
export const bookFiles = async (
  flow: Flow,
  exploration: Exploration,
): Promise<[file: string, text: string][]> => {
  const described = toDescribedFlow(flow);
  const file = `test/flows/${flow.folder}/${flow.id}`;
  return [
    [`${file}.md`, toBook(withScreens(exploration, screensOf(flow)))],
    [`${file}.svg`, await drawn(described, 'french')],
    [`${file}.chart.json`, toJson(described)],
  ];
};

const section = (title: string, paragraphs: readonly string[]): string[] =>
  paragraphs.length ? [`## ${title}`, ...paragraphs] : [];

/** The reviewed book of a flow, as Markdown: who, what is sent and read, each state, and a story for each goal. */
export const toBook = (exploration: Read): string => {
  const { chart } = exploration;
  const read = findWays(exploration, exploration.isRead);
  const stories = listStories(exploration, read);
  return [
    `# ${chart.description ?? chart.id}`,
    `![Le statechart du flux](${chart.id}.svg)`,
    `Flux \`${chart.id}\`. Écrit par \`npm run paths -- book ${chart.id}\` d’après le statechart et son modèle\u00a0; ne pas modifier à la main.`,
    `${chart.nodes.length - 1} états, ${chart.branches.length} branches, ${stories.length} histoires.`,
    ...section('Pour qui', whoTable(exploration)),
    ...section('Ce qui est envoyé', sentTable(exploration, findWays(exploration))),
    ...section('Ce que le client lit', readTable(exploration, read)),
    ...section('État par état', toChapters(exploration)),
    ...section(
      'Histoires',
      stories.flatMap(({ title, sentences }, index) => [
        `### ${index + 1}. ${title}`,
        list(withAnd(sentences).map(({ keyword, text }) => `**${keyword}** ${text}`)),
      ]),
    ),
  ]
    .join('\n\n')
    .concat('\n');
};
