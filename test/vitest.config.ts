import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext } from 'vitest/node';
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
    // As in the journeys: a browser writes days in its own language.
    contextOptions: { locale: 'fr-FR' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
});

/** Tests of the tests: `npm run test:deep` alone runs them. */
const ofTests = '**/*.deep.test.ts';

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

/** They replace modules, for whoever imports them, or answer for whatever nobody catches: each is run alone. */
const alone = [
  'locales/french.test.ts',
  'test/sandbox/resources/invoices.test.ts',
  'test/wander/wander.test.ts',
];

const inNode = (name: string, include: string[], options: { isolate: boolean; exclude?: string[] }) => ({
  extends: `${root}vite.config.ts`,
  root,
  test: {
    name,
    testTimeout,
    environment: 'node' as const,
    // A thread starts in less time than a process.
    pool: 'threads' as const,
    include,
    setupFiles: [`${root}test/restoreGlobals.ts`],
    ...options,
  },
});

/** What a page asks of Node. */
const commands = {
  readFreeAnswers: async ({ project }: BrowserCommandContext) => {
    const file = '/test/contract/readFreeAnswers.ts';
    return (await project.import<typeof import('./contract/readFreeAnswers.ts')>(file)).readFreeAnswers();
  },
};

const inChromium = (name: string, files: string, options: { isolate: boolean; setupFiles?: string[] }) => ({
  extends: `${root}vite.config.ts`,
  root,
  // Found at once: a dependency met later would reload the page under the tests.
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
    // Both cores: while the browsers wait for one another, units use theirs.
    maxWorkers: '100%',
    projects: [
      // They share what they import, which takes longer to load than they last.
      inNode('unit', ['{machines,brands,locales,src,test,deploy}/**/*.test.ts'], {
        isolate: false,
        exclude: ['**/*.browser.test.*', ofDays, ofTests, ...alone],
      }),
      inNode('unit alone', alone, { isolate: true }),
      inNode('deep', [ofTests], { isolate: true }),
      ...Object.keys(zones).map(inZone),
      inChromium('browser', '{src,test}/**/*.browser.test.{ts,tsx}', { isolate: true }),
      // Each flow's walk is a file of its own: a change of a flow walks that one alone. They share a page, as stories do.
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
