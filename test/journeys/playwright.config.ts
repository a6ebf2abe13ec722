import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { portalSpecs } from '../paths/portalSpecs.ts';

// Workers evaluate the configuration again: the main process chooses for all. The portal has its own build folder, so
// that a start or another run cannot change it.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.JOURNEYS_DIST ??= mkdtempSync(join(tmpdir(), 'portal-'));
// Same time zone, hence same midnight, for the browser, the journeys and the sandbox.
process.env.TZ = 'Europe/Paris';
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const baseURL = `http://localhost:${process.env.JOURNEYS_PORT}`;

export default defineConfig({
  outputDir: '../../test-results/journeys',
  projects: [
    { name: 'journeys', testDir: folder('..'), testMatch: ['journeys/**/*.spec.ts', 'flows/*/*.spec.ts'] },
    // Paths generated from the charts; the journeys check the charts themselves.
    { name: 'paths', testDir: await portalSpecs() },
  ],
  fullyParallel: true,
  // Twice the number of cores: a journey waits as much as it works.
  workers: 4,
  forbidOnly: true,
  // The report names the flaky tests, and more than two of them fail the run (test/reports.ts).
  retries: 1,
  // High: the benchmarks measure durations, not the journeys.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: process.env.TZ,
    contextOptions: { reducedMotion: 'reduce' },
    // A new context for each journey would load and compile the portal again: a tenth of the run. Playwright clears
    // cookies, storage, cache, routes and pages between journeys; test/journeys/portal.ts resets the rest.
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
