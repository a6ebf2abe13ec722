import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';

// `??=`: each worker evaluates this file again, but all workers must use the values of the first process.
process.env.VISUALISER_PORT ??= String(40_000 + (process.pid % 20_000));
process.env.VISUALISER_DIST ??= mkdtempSync(join(tmpdir(), 'visualiser-'));
const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const baseURL = `http://localhost:${process.env.VISUALISER_PORT}`;

export default defineConfig({
  outputDir: '../../test-results/visualiser',
  projects: [{ name: 'visualiser', testDir: folder('.'), testMatch: '**/*.spec.ts' }],
  fullyParallel: true,
  workers: 4,
  forbidOnly: true,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../../test-results/visualiser.json' }]],
  use: {
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    reuseContext: true,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  webServer: {
    command: 'node --import tsx test/visualiser/server.ts',
    cwd: folder('../..'),
    url: baseURL,
    timeout: 180_000,
  },
});
