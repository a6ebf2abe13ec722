import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs } from '../chromium.ts';
import { installChromium } from '../installChromium.ts';
import { serve } from '../sandbox/serve.ts';

type Measured<Result> = (served: { url: string; browser: Browser }) => Promise<Result>;

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** The built portal on the sandbox, and a Chromium to measure it in. */
export const withPortal = async <Result>(measure: Measured<Result>): Promise<Result> => {
  const outDir = await mkdtemp(join(tmpdir(), 'portal-'));
  await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const served = await serve({ port: 0, dist: outDir });
  const browser = await chromium.launch({
    executablePath: installChromium(),
    args: chromiumArgs,
  });
  try {
    return await measure({ url: served.url, browser });
  } finally {
    await browser.close();
    await served.close();
  }
};
