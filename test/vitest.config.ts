import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext, BrowserProviderOption } from 'vitest/node';
import { chromiumArgs, findChromium } from './chromium.ts';
import type { Browser } from './engines/browser.ts';
import { launchFirefox } from './engines/firefox.ts';
import { launchWebKit } from './engines/webKit.ts';
import { zones } from './zones.ts';

// Long timeout: benchmarks measure durations, tests do not.
const testTimeout = 60_000;

const poll = { interval: 10 };

const root = fileURLToPath(new URL('..', import.meta.url));

const inBrowser = (browser: 'chromium' | 'firefox' | 'webkit', provider: BrowserProviderOption) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  instances: [{ browser, viewport: { width: 1280, height: 900 } }],
});

const chromium = () =>
  inBrowser(
    'chromium',
    playwright({
      launchOptions: { executablePath: findChromium(), args: chromiumArgs },
      // The tests expect French dates, which Chromium formats in its own language.
      contextOptions: { locale: 'fr-FR' },
    }),
  );

/** Runs the tests in an installed Firefox or WebKitGTK. Playwright cannot control these browsers. */
const driven = (launch: () => Promise<Browser>): BrowserProviderOption => {
  const provider = playwright();
  const providerFactory: typeof provider.providerFactory = (project) => {
    let launched: Promise<Browser> | undefined;
    return Object.assign(provider.providerFactory(project), {
      supportsParallelism: false,
      openPage: async (_: string, url: string) => {
        launched ??= launch();
        const browser = await launched;
        await browser.resize(1400, 1000);
        await browser.open(url);
      },
      close: async () => (await launched)?.close(),
    });
  };
  return { ...provider, providerFactory };
};

const ofTests = '**/*.deep.test.ts';

const ofDays = '**/*.zones.test.ts';

/** Test files that share no modules, because they mock shared modules or cause uncaught errors. */
const alone = ['locales/french.test.ts', 'test/random-walk/randomWalk.test.ts'];

type NodeOptions = { isolate: boolean; exclude?: string[]; env?: Record<string, string>; pool?: 'forks' };

const inNode = (name: string, include: string[], options: NodeOptions) => ({
  extends: `${root}vite.config.ts`,
  root,
  test: {
    name,
    testTimeout,
    environment: 'node' as const,
    // Threads start faster than processes.
    pool: 'threads' as const,
    include,
    setupFiles: [`${root}test/restoreGlobals.ts`],
    expect: { poll },
    ...options,
  },
});

const commands = {
  readFreeAnswers: async ({ project }: BrowserCommandContext) => {
    const file = '/test/contract/readFreeAnswers.ts';
    return (await project.import<typeof import('./contract/readFreeAnswers.ts')>(file)).readFreeAnswers();
  },
};

const inPage = (
  name: string,
  files: string,
  browser: ReturnType<typeof inBrowser>,
  options: { isolate: boolean; setupFiles: string[] },
) => ({
  extends: `${root}vite.config.ts`,
  root,
  // Lists all dependencies now: a dependency that Vite finds during a test would reload the page.
  optimizeDeps: { entries: [files] },
  test: {
    name,
    env: { PATHS_CRITERION: process.env.PATHS_CRITERION ?? 'screens' },
    testTimeout,
    include: [files],
    expect: { poll },
    browser: { ...browser, commands },
    ...options,
  },
});

/** Path tests on the views, in one file per flow: a change of a flow runs only its file. */
const walks = (name: string, browser: ReturnType<typeof inBrowser>, env: Record<string, string> = {}) => {
  const { test, ...project } = inPage(name, 'test/flows/*/*.proof.tsx', browser, {
    isolate: false,
    setupFiles: [`${root}test/walks/testProof.ts`],
  });
  return { ...project, test: { ...test, env: { ...test.env, ...env } } };
};

/** Path tests in Firefox or WebKit (`npm run engines:walks`): all branches, without audits and books. */
const walksIn = (engine: 'firefox' | 'webkit', launch: () => Promise<Browser>) =>
  walks(`${engine} walks`, inBrowser(engine, driven(launch)), {
    PATHS_CRITERION: 'branches+refused',
    PATHS_ENGINE: engine,
  });

export default defineConfig({
  root,
  test: {
    // All cores, because the browsers wait while the unit tests run.
    maxWorkers: '100%',
    projects: [
      // Test files share modules: loading the modules takes longer than running the tests.
      inNode('unit', ['{machines,brands,locales,src,test,deploy}/**/*.test.ts'], {
        isolate: false,
        exclude: ['**/*.browser.test.*', ofDays, ofTests, ...alone],
      }),
      inNode('unit alone', alone, { isolate: true }),
      inNode('deep', [ofTests], { isolate: true }),
      ...Object.keys(zones).map((zone) =>
        // Processes, because a thread cannot have its own time zone.
        inNode(`unit ${zone}`, [`{machines,src,test}/${ofDays}`], {
          isolate: false,
          env: { TZ: zone },
          pool: 'forks',
        }),
      ),
      inPage('browser', '{src,test}/**/*.browser.test.{ts,tsx}', chromium(), {
        isolate: true,
        setupFiles: [`${root}test/browserSetup.ts`],
      }),
      walks('walks', chromium()),
      walksIn('firefox', launchFirefox),
      walksIn('webkit', launchWebKit),
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
