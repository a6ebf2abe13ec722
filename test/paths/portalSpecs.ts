import { fileURLToPath } from 'node:url';
import { catalogue } from '#machines/catalogue.ts';
import { runCommand } from './cli.ts';
import { portalWalks } from './portalWalks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'test-results/paths';

/**
 * Writes the paths of every flow that has a portal table as `npm run paths -- paths <flow> --format playwright`
 * does, for Playwright to run on the built portal. Gives their folder.
 */
export const writePortalSpecs = async (): Promise<string> => {
  // Workers read the configuration again: the first reader writes for all.
  if (!process.env.PATHS_WRITTEN) {
    process.env.PATHS_WRITTEN = 'yes';
    const desk = { flows: catalogue, root, out: () => {}, err: console.error };
    for (const { model } of await portalWalks())
      await runCommand(['paths', model.machine.id, '--format', 'playwright', '--out', folder], desk);
  }
  return root + folder;
};
