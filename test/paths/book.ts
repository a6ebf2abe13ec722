import type { Flow } from '#src/kit/chart/flow.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { list } from '#src/kit/narration/markdown.ts';
import { withRecordings } from '#src/kit/narration/recordings.ts';
import { noScreens, type Read, withScreens } from '#src/kit/narration/screens.ts';
import { listStories } from '#src/kit/narration/stories.ts';
import { withAnd } from '#src/kit/narration/story.ts';
import { findWays } from '#src/kit/narration/ways.ts';
import { fingerprint } from '#src/visualiser/evidence/overlay.ts';
import { toChapters } from './book/chapters.ts';
import { readTable, sentTable, whoTable } from './book/tables.ts';
import { recordingsOf } from './recordings.ts';

/** The book of a flow, as it must be in the repository, with the recordings that it already holds. */
export const writeBook = (flow: Flow, exploration: Exploration): string => {
  const recordings = recordingsOf(flow);
  const read = withScreens(exploration, recordings.screens ?? noScreens);
  return withRecordings(toBook(read), recordings);
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
    `Flux \`${chart.id}\`. Écrit par \`npm run paths -- book ${chart.id}\` d’après le statechart et son modèle\u00a0; ne pas modifier à la main. Les textes relevés, à la fin, sont écrits par \`npm run walks -- ${chart.id}.proof -u\`. Le dessin s’ouvre par \`npm run visualiser\`.`,
    `${chart.nodes.length - 1} états, ${chart.branches.length} branches, ${stories.length} histoires. Empreinte du statechart\u00a0: \`${fingerprint(chart)}\`.`,
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
