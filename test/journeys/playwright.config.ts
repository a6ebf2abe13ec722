import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { portalSpecs } from '../paths/portalPaths.ts';

// `??=`: each worker evaluates this file again, but only the main process may choose the values.
process.env.JOURNEYS_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.JOURNEYS_DIST ??= mkdtempSync(join(tmpdir(), 'portal-'));
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
  workers: 4,
  forbidOnly: true,
  // Lists a test that passes only at the second attempt. More than two such tests make `npm test` fail.
  retries: 1,
  // Long timeout: benchmarks measure durations, journeys do not.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: process.env.TZ,
    contextOptions: { reducedMotion: 'reduce' },
    // Reuses the browser context, which `portal.ts` resets: a new one would compile the portal again.
    reuseContext: true,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: 'node --import tsx test/journeys/server.ts',
    cwd: folder('../..'),
    url: baseURL,
    timeout: 120_000,
  },
});
