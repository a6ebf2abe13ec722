import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { portalSpecs } from '../paths/portalSpecs.ts';

// Workers evaluate this file too, so that only the main process chooses the values. Each run has its own build
// folder, because another run must not change it.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.JOURNEYS_DIST ??= mkdtempSync(join(tmpdir(), 'portal-'));
// The browser, the journeys and the sandbox must have the same midnight.
process.env.TZ = 'Europe/Paris';
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const baseURL = `http://localhost:${process.env.JOURNEYS_PORT}`;

export default defineConfig({
  outputDir: '../../test-results/journeys',
  projects: [
    { name: 'journeys', testDir: folder('..'), testMatch: ['journeys/**/*.spec.ts', 'flows/*/*.spec.ts'] },
    { name: 'paths', testDir: await portalSpecs() },
  ],
  fullyParallel: true,
  // Twice the number of cores, because a journey waits half of its time.
  workers: 4,
  forbidOnly: true,
  // The report lists the flaky tests; more than two of them fail the run (test/reports.ts).
  retries: 1,
  // High, because benchmarks measure the durations instead.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: process.env.TZ,
    contextOptions: { reducedMotion: 'reduce' },
    // Reuses the browser context, because a new context would load and compile the portal again, which takes a
    // tenth of the run. Playwright clears cookies, storage, cache, routes and pages between journeys;
    // test/journeys/portal.ts resets the rest.
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
