import { defineConfig } from '@playwright/test';
import { catalogue } from '#machines/catalogue.ts';
import journeys from '../../journeys/playwright.config.ts';
import { runCommand } from '../cli.ts';
import { portalWalks } from '../portalWalks.ts';

/** Runs the specifications that `npm run paths -- paths <flow> --format playwright` writes, on the built portal. */
const root = new URL('../../../', import.meta.url).pathname;
const folder = 'test-results/paths';

// Workers read the configuration again: the first reader writes for all.
if (!process.env.PATHS_WRITTEN) {
  process.env.PATHS_WRITTEN = 'yes';
  const desk = { flows: catalogue, root, out: () => {}, err: console.error };
  for (const { model } of await portalWalks())
    await runCommand(['paths', model.machine.id, '--format', 'playwright', '--out', folder], desk);
}

export default defineConfig({
  ...journeys,
  testDir: `${root}${folder}`,
  outputDir: `${root}test-results/portal`,
  reporter: 'list',
  webServer: {
    ...[journeys.webServer ?? []].flat()[0],
    command: 'npx tsx test/journeys/server.ts',
    cwd: root,
  },
});
