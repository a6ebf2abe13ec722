import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
import { chromiumArgs, findChromium } from './chromium.ts';
import { zones } from './zones.ts';

// High: the benchmarks measure durations, not the tests.
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
    // Same locale as in the journeys: a browser formats dates in its own language.
    contextOptions: { locale: 'fr-FR' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** Deep tests: only `npm run test:deep` runs them. */
const ofTests = '**/*.deep.test.ts';

const ofDays = '**/*.zones.test.ts';

const inZone = (zone: string) => ({
  extends: `${root}vite.config.ts`,
  root,
  test: {
    name: `unit ${zone}`,
    env: { TZ: zone },
    // A thread would keep the time zone of its process.
    pool: 'forks' as const,
    testTimeout,
    environment: 'node' as const,
    include: [`{machines,src,test}/${ofDays}`],
  },
});

/** Tests that mock shared modules or handle uncaught errors: each runs in isolation. */
const alone = ['locales/french.test.ts', 'test/wander/wander.test.ts'];

const inNode = (name: string, include: string[], options: { isolate: boolean; exclude?: string[] }) => ({
  extends: `${root}vite.config.ts`,
  root,
  test: {
    name,
    testTimeout,
    environment: 'node' as const,
    // A thread starts faster than a process.
    pool: 'threads' as const,
    include,
    setupFiles: [`${root}test/restoreGlobals.ts`],
    ...options,
  },
});

const commands = {
  readFreeAnswers: async ({ project }: BrowserCommandContext) => {
    const file = '/test/contract/readFreeAnswers.ts';
    return (await project.import<typeof import('./contract/readFreeAnswers.ts')>(file)).readFreeAnswers();
  },
};

const inChromium = (name: string, files: string, options: { isolate: boolean; setupFiles?: string[] }) => ({
  extends: `${root}vite.config.ts`,
  root,
  // Scanned at start: a dependency found later would reload the page during the tests.
  optimizeDeps: { entries: [files] },
  test: {
    name,
    env: { PATHS_CRITERION: process.env.PATHS_CRITERION ?? 'everything' },
    testTimeout,
    include: [files],
    browser: { ...chromium(), commands },
    ...options,
  },
});

export default defineConfig({
  root,
  test: {
    // Both cores: while the browsers wait for one another, unit tests use theirs.
    maxWorkers: '100%',
    projects: [
      // Files share their modules, which take longer to load than the tests to run.
      inNode('unit', ['{machines,brands,locales,src,test,deploy}/**/*.test.ts'], {
        isolate: false,
        exclude: ['**/*.browser.test.*', ofDays, ofTests, ...alone],
      }),
      inNode('unit alone', alone, { isolate: true }),
      inNode('deep', [ofTests], { isolate: true }),
      ...Object.keys(zones).map(inZone),
      inChromium('browser', '{src,test}/**/*.browser.test.{ts,tsx}', { isolate: true }),
      // A file for each flow, so that a change of a flow runs only its own walk. They share a page, as stories do.
      inChromium('walks', 'test/flows/*/*.proof.tsx', {
        isolate: false,
        setupFiles: [`${root}test/walks/testProof.ts`],
      }),
      {
        extends: `${root}vite.config.ts`,
        root,
        optimizeDeps: { entries: ['src/**/*.stories.tsx', '.storybook/preview.tsx'] },
        plugins: [storybookTest({ configDir: `${root}.storybook` })],
        test: { name: 'stories', testTimeout, isolate: false, browser: chromium() },
      },
    ],
  },
});
