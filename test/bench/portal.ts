import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build, type InlineConfig } from 'vite';
import { chromiumArgs } from '../chromium.ts';
import { installChromium } from '../installChromium.ts';
import { serve } from '../sandbox/server/listen.ts';

type Served = { url: string; browser: Browser; dist: string };
type Measured<Result> = (served: Served) => Promise<Result>;

/** Of the portal itself. */
export const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** Builds in a folder of its own and serves it as the portal is, while it is used. */
export const withBuilt = async <Result>(
  config: InlineConfig,
  use: (built: { url: string; dist: string }) => Promise<Result>,
): Promise<Result> => {
  const dist = await mkdtemp(join(tmpdir(), 'portal-'));
  try {
    // The maps, which no script names, tell what a built file is made of.
    await build({
      ...config,
      build: { ...config.build, outDir: dist, emptyOutDir: true, sourcemap: 'hidden' },
      logLevel: 'error',
    });
    const served = await serve({ port: 0, dist });
    try {
      return await use({ url: served.url, dist });
    } finally {
      await served.close();
    }
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
};

/** The built portal on the sandbox, and a Chromium to measure it in. */
export const withPortal = <Result>(measure: Measured<Result>): Promise<Result> =>
  withBuilt({ configFile }, async ({ url, dist }) => {
    const browser = await chromium.launch({ executablePath: installChromium(), args: chromiumArgs });
    try {
      return await measure({ url, dist, browser });
    } finally {
      await browser.close();
    }
  });
