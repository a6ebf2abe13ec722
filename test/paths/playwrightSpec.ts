import { fileURLToPath } from 'node:url';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { narrate, withAnd } from '#src/kit/narration/story.ts';
import { toPathTitles } from '#src/kit/narration/titles.ts';
import type { Path } from '#src/kit/paths/paths.ts';

/** Absolute, so that a specification runs from whatever folder it is written to. */
const from = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));

/** Paths as a specification that Playwright runs on the built portal, through the portal driver. */
export const playwrightSpec = (exploration: Exploration, paths: readonly Path[]): string => {
  const titles = toPathTitles(exploration, paths);
  return [
    '// npm run journeys -- --project paths, with the folder of this file in PATHS_FOLDER',
    `import { test } from ${from('../journeys/portal.ts')};`,
    `import { walkPortal } from ${from('drivers/portal.ts')};`,
    '',
    ...paths.map((path, index) =>
      [
        ...withAnd(narrate(exploration, path)).map(({ keyword, text }) => `// ${keyword} ${text}`),
        `test(${JSON.stringify(`${path.flow} ${path.id} ${titles[index]}`)}, ({ page }) =>`,
        `  walkPortal(page, ${JSON.stringify(path)}));`,
        '',
      ].join('\n'),
    ),
  ].join('\n');
};
