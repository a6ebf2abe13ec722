import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
import { chromiumArgs, findChromium } from './chromium.ts';
import { zones } from './zones.ts';

// High, because benchmarks measure the durations instead.
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
    // Same locale as in the journeys, because a browser formats dates in its own language.
    contextOptions: { locale: 'fr-FR' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** Tests that only `npm run test:deep` runs. */
const ofTests = '**/*.deep.test.ts';

const ofDays = '**/*.zones.test.ts';

const inZone = (zone: string) => ({
  extends: `${root}vite.config.ts`,
  root,
  test: {
    name: `unit ${zone}`,
    env: { TZ: zone },
    // Processes, because a thread keeps the time zone of its process.
    pool: 'forks' as const,
    testTimeout,
    environment: 'node' as const,
    include: [`{machines,src,test}/${ofDays}`],
  },
});

/** Tests that mock shared modules or cause uncaught errors, so that each file runs alone. */
const alone = ['locales/french.test.ts', 'test/wander/wander.test.ts'];

const inNode = (name: string, include: string[], options: { isolate: boolean; exclude?: string[] }) => ({
  extends: `${root}vite.config.ts`,
  root,
  test: {
    name,
    testTimeout,
    environment: 'node' as const,
    // Threads, because they start faster than processes.
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
  // Lists the files at the start, because a dependency that Vite finds later would reload the page during a test.
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
    // All cores: the unit tests use them while the browsers wait.
    maxWorkers: '100%',
    projects: [
      // Test files share loaded modules, because loading the modules takes longer than running the tests.
      inNode('unit', ['{machines,brands,locales,src,test,deploy}/**/*.test.ts'], {
        isolate: false,
        exclude: ['**/*.browser.test.*', ofDays, ofTests, ...alone],
      }),
      inNode('unit alone', alone, { isolate: true }),
      inNode('deep', [ofTests], { isolate: true }),
      ...Object.keys(zones).map(inZone),
      inChromium('browser', '{src,test}/**/*.browser.test.{ts,tsx}', { isolate: true }),
      // Files per flow, so that a change of a flow runs only its own file. The files share a page, as stories do.
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
