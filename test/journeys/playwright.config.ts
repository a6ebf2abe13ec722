import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { portalSpecs } from '../paths/portalSpecs.ts';

// Workers read the configuration again: the first reader chooses for all. The portal is built apart from `dist`, so
// that a start or another run cannot change it.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.JOURNEYS_DIST ??= mkdtempSync(join(tmpdir(), 'portal-'));
// Of the browser, of the journeys and of the sandbox: midnight is at the same moment for all.
process.env.TZ = 'Europe/Paris';
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const baseURL = `http://localhost:${process.env.JOURNEYS_PORT}`;

export default defineConfig({
  outputDir: '../../test-results/journeys',
  projects: [
    { name: 'journeys', testDir: folder('..'), testMatch: ['journeys/**/*.spec.ts', 'flows/*/*.spec.ts'] },
    // What the charts foretell; the journeys say whether the charts are right.
    { name: 'paths', testDir: await portalSpecs() },
  ],
  fullyParallel: true,
  // Twice two cores: a journey waits as much as it works.
  workers: 4,
  forbidOnly: true,
  // What passes only again is named in the report, and more than two of those fail the run (test/reports.ts).
  retries: 1,
  // Generous: what is slow on a busy machine is measured in the benchmarks, not here.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: process.env.TZ,
    contextOptions: { reducedMotion: 'reduce' },
    // A new one for each journey would load and compile the portal again: a tenth of the run. It is emptied between two,
    // of cookies, storage, cache, routes and pages; what is not, test/journeys/portal.ts puts back.
    reuseContext: true,
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
    },
  },
  webServer: {
    command: 'node --import tsx test/journeys/server.ts',
    cwd: folder('../..'),
    url: baseURL,
    timeout: 120_000,
  },
});
