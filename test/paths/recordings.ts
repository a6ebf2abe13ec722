import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Flow } from '#src/kit/chart/flow.ts';
import { type Recordings, readRecordings } from '#src/kit/narration/recordings.ts';
import { noScreens, type Screens } from '#src/kit/narration/screens.ts';

type Named = Pick<Flow, 'id' | 'folder'>;

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a flow's book in the repository. */
export const bookPath = ({ folder, id }: Named): string => `test/flows/${folder}/${id}.md`;

/** The book of a flow under a root of the repository; an empty text for a flow without one. */
export const readBook = (flow: Named, root = repository): string => {
  const file = join(root, bookPath(flow));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Texts that the walk of a flow recorded in its book. */
export const recordingsOf = (flow: Named, root = repository): Recordings =>
  readRecordings(readBook(flow, root));

/** Screen texts of a flow; none for a flow without a record. */
export const screensOf = (flow: Named): Screens => recordingsOf(flow).screens ?? noScreens;
