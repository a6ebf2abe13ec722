import type { Exploration } from '#machines/kit/explore.ts';
import type { Path } from '#machines/kit/paths.ts';
import { tell, titleOf, withAnd } from './story.ts';

/** Paths as a specification that Playwright runs on the built portal, through the portal driver. */
export const playwrightSpec = (exploration: Exploration, paths: readonly Path[]): string =>
  [
    `import { test } from '#test/journeys/portal.ts';`,
    `import { walkPortal } from '#test/paths/drivers/portal.ts';`,
    '',
    ...paths.map((path) =>
      [
        ...withAnd(tell(exploration, path)).map(({ keyword, text }) => `// ${keyword} ${text}`),
        `test(${JSON.stringify(`${path.flow} ${path.id} ${titleOf(exploration, path)}`)}, ({ page }) =>`,
        `  walkPortal(page, ${JSON.stringify(path)}));`,
        '',
      ].join('\n'),
    ),
  ].join('\n');
