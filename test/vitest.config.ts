import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from './chromium.ts';

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
          exclude: ['**/*.browser.test.*'],
        },
      },
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
