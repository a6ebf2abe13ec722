import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Flow } from '#src/kit/chart/flow.ts';
import { noScreens, type Screens, screensSchema } from '#src/kit/narration/screens.ts';

type Recordings = { screens: Screens | null; spoken: string | null };

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Texts that the walk of a flow recorded, read under a root of the repository; null without a record. */
export const readRecordings = (
  { id, folder }: Pick<Flow, 'id' | 'folder'>,
  root = repository,
): Recordings => {
  const read = (extension: string) => {
    const file = join(root, `test/flows/${folder}/${id}.${extension}`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  const screens = read('screens.json');
  return {
    screens: screens === null ? null : screensSchema.parse(JSON.parse(screens)),
    spoken: read('spoken.txt'),
  };
};

/** Screen texts of a flow; none for a flow without a record. */
export const screensOf = (flow: Pick<Flow, 'id' | 'folder'>): Screens =>
  readRecordings(flow).screens ?? noScreens;
