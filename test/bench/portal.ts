import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArgs } from '../chromium.ts';
import { installChromium } from '../installChromium.ts';
import { serve } from '../sandbox/serve.ts';

/** The built portal on the sandbox, and a Chromium to measure it in. */
export const withPortal = async <Result>(
  measure: (portal: { url: string; browser: Browser }) => Promise<Result>,
): Promise<Result> => {
  const outDir = await mkdtemp(join(tmpdir(), 'portal-'));
  await build({ build: { outDir, emptyOutDir: true }, logLevel: 'error' });
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
