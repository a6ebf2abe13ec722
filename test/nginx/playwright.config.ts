import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';

// `??=`: each worker evaluates this file again, but only the main process may choose the folder.
process.env.NGINX_BUILDS ??= mkdtempSync(join(tmpdir(), 'releases-'));

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/nginx',
  globalSetup: './setup.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    ignoreHTTPSErrors: true,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium(),
      args: [...chromiumArgs, '--host-resolver-rules=MAP *.example 127.0.0.1'],
    },
  },
});
