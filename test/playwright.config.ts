import { defineConfig } from '@playwright/test';
import journeys from './journeys/playwright.config.ts';
import visualiser from './visualiser/playwright.config.ts';

const { use, projects = [], webServer = [] } = visualiser;

/** Runs the journeys and the visualiser together, so that no worker waits at the end of one of them. */
export default defineConfig({
  ...journeys,
  outputDir: '../test-results/playwright',
  projects: [...projects.map((project) => ({ ...project, use })), ...(journeys.projects ?? [])],
  webServer: [webServer, journeys.webServer ?? []].flat(),
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
});
