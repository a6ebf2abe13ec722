import { defineConfig } from '@playwright/test';
import journeys from './journeys/playwright.config.ts';
import visualiser from './visualiser/playwright.config.ts';

const { use, projects = [], webServer = [] } = visualiser;

/** Runs journeys and visualiser tests together, so that no worker is idle at the end of one group. */
export default defineConfig({
  ...journeys,
  outputDir: '../test-results/playwright',
  projects: [...projects.map((project) => ({ ...project, use })), ...(journeys.projects ?? [])],
  webServer: [webServer, journeys.webServer ?? []].flat(),
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
});
