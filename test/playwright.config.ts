import { defineConfig } from '@playwright/test';
import journeys from './journeys/playwright.config.ts';
import visualiser from './visualiser/playwright.config.ts';

const { use, projects = [], webServer = [] } = visualiser;

/** All that drives the portal and the visualiser, in one run: no worker waits for the last of either. */
export default defineConfig({
  ...journeys,
  outputDir: '../test-results/playwright',
  // The longest first.
  projects: [...projects.map((project) => ({ ...project, use })), ...(journeys.projects ?? [])],
  webServer: [webServer, journeys.webServer ?? []].flat(),
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
});
