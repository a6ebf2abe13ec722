import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from '#machines/catalogue.ts';
import { explore } from '#machines/kit/explore.ts';
import { pathsOf } from '#machines/kit/paths.ts';
import { playwrightSpec } from './playwrightSpec.ts';
import { hasTable } from './tables.ts';
import { writeFile } from './writeFile.ts';

const folder = fileURLToPath(new URL('../../test-results/paths', import.meta.url));

/**
 * The folder of what Playwright runs on the built portal: that of `PATHS_FOLDER`, else one where
 * the paths of every flow that has a portal table are written.
 */
export const portalSpecs = (): string => {
  // Workers read the configuration again: the first reader writes for all.
  if (!process.env.PATHS_FOLDER) {
    process.env.PATHS_FOLDER = folder;
    rmSync(folder, { recursive: true, force: true });
    for (const { id, model } of catalogue.filter((flow) => hasTable(flow.id, 'portal.ts'))) {
      const exploration = explore(model);
      writeFile(
        folder,
        `${id}.spec.mts`,
        playwrightSpec(exploration, pathsOf(exploration, 'branches+refused')),
      );
    }
  }
  return process.env.PATHS_FOLDER;
};
