import type { Flow } from '#src/kit/chart/flow.ts';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { list } from '#src/kit/narration/markdown.ts';
import { type Read, withScreens } from '#src/kit/narration/screens.ts';
import { listStories } from '#src/kit/narration/stories.ts';
import { withAnd } from '#src/kit/narration/story.ts';
import { findWays } from '#src/kit/narration/ways.ts';
import { fingerprint } from '#src/visualiser/evidence/overlay.ts';
import { toChapters } from './book/chapters.ts';
import { readTable, sentTable, whoTable } from './book/tables.ts';
import { screensOf } from './recordings.ts';

/** The path of a flow's book in the repository. */
export const bookPath = ({ folder, id }: Pick<Flow, 'folder' | 'id'>): string =>
  `test/flows/${folder}/${id}.md`;

/** The book of a flow, as it must be in the repository. */
export const writeBook = (flow: Flow, exploration: Exploration): string =>
  toBook(withScreens(exploration, screensOf(flow)));

const section = (title: string, paragraphs: readonly string[]): string[] =>
  paragraphs.length ? [`## ${title}`, ...paragraphs] : [];

/** The reviewed book of a flow, as Markdown: who, what is sent and read, each state, and a story for each goal. */
export const toBook = (exploration: Read): string => {
  const { chart } = exploration;
  const read = findWays(exploration, exploration.isRead);
  const stories = listStories(exploration, read);
  return [
    `# ${chart.description ?? chart.id}`,
    `Flux \`${chart.id}\`. Écrit par \`npm run paths -- book ${chart.id}\` d’après le statechart et son modèle\u00a0; ne pas modifier à la main. Le dessin s’ouvre par \`npm run visualiser\`.`,
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
