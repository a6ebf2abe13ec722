import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './chromium.ts';
import { zones } from './zones.ts';

// Generous: what is slow on a busy machine is measured in the benchmarks, not here.
const testTimeout = 60_000;

const root = fileURLToPath(new URL('..', import.meta.url));

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: findChromium(),
      args: chromiumArgs,
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** Tests of days, the same in each zone. */
const ofDays = '**/*.zones.test.ts';

const inZone = (zone: string) => ({
  extends: `${root}vite.config.ts`,
  root,
  test: {
    name: `unit ${zone}`,
    env: { TZ: zone },
    // A thread would keep the zone that its process started in.
    pool: 'forks' as const,
    testTimeout,
    environment: 'node' as const,
    include: [`{machines,src,test}/${ofDays}`],
  },
});

export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: `${root}vite.config.ts`,
        root,
        test: {
          name: 'unit',
          testTimeout,
          environment: 'node',
          include: ['{machines,brands,locales,src,test,deploy}/**/*.test.ts'],
          exclude: ['**/*.browser.test.*', ofDays],
        },
      },
      ...Object.keys(zones).map(inZone),
      {
        extends: `${root}vite.config.ts`,
        root,
        // Found at once: a dependency met later would reload the page under the tests.
        optimizeDeps: { entries: ['{src,test}/**/*.browser.test.{ts,tsx}', 'test/walks/*.walk.tsx'] },
        test: {
          name: 'walks',
          env: { PATHS_CRITERION: process.env.PATHS_CRITERION ?? 'everything' },
          testTimeout,
          include: ['{src,test}/**/*.browser.test.{ts,tsx}'],
          browser: chromium(),
        },
      },
      {
        extends: `${root}vite.config.ts`,
        root,
        optimizeDeps: { entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'] },
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: { name: 'stories', testTimeout, browser: chromium() },
      },
    ],
  },
});
