import { defineConfig } from '@playwright/test';
import journeys from './journeys/playwright.config.ts';
import visualiser from './visualiser/playwright.config.ts';

const { use, projects = [], webServer = [] } = visualiser;

/** Runs the portal and the visualiser together, so that no worker stays idle at the end of either. */
export default defineConfig({
  ...journeys,
  outputDir: '../test-results/playwright',
  // The longest first.
  projects: [...projects.map((project) => ({ ...project, use })), ...(journeys.projects ?? [])],
  webServer: [webServer, journeys.webServer ?? []].flat(),
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
});
