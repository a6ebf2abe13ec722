import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config.ts';
import type { EngineOptions } from './engines.ts';

export default defineConfig<object, EngineOptions>({
  ...journeys,
  outputDir: '../../test-results/engines',
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
    name: engine,
    testDir: fileURLToPath(new URL('.', import.meta.url)),
    testMatch: '*.engines.ts',
    testIgnore: engine === 'webkit' ? ['paper.engines.ts'] : [],
    use: { engine },
  })),
  // Runs one browser per worker, and one test at a time in each browser.
  workers: 2,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
});
