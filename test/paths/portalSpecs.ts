import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { explore } from '#src/kit/explore/explore.ts';
import { writeFile } from './command.ts';
import { playwrightSpec } from './formats.ts';
import { findPortalPaths } from './portalPaths.ts';
import { portalWalks } from './walkTables.ts';

const folder = fileURLToPath(new URL('../../test-results/paths', import.meta.url));

/** Folder of Playwright specs: `PATHS_FOLDER`, else a new folder with the paths of the built portal. */
export const portalSpecs = async (): Promise<string> => {
  // Writes the files only in the first process: each worker evaluates this file again.
  if (!process.env.PATHS_FOLDER) {
    process.env.PATHS_FOLDER = folder;
    rmSync(folder, { recursive: true, force: true });
    for (const table of await portalWalks()) {
      const exploration = explore(table.model);
      const spec = playwrightSpec(exploration, findPortalPaths(exploration, table));
      writeFile(folder, `${exploration.chart.id}.spec.mts`, spec);
    }
  }
  const specs = process.env.PATHS_FOLDER;
  if (!existsSync(specs))
    throw new Error(`PATHS_FOLDER n’est pas un dossier : « ${specs} ». Voir : npm run paths -- paths --help`);
  return specs;
};
