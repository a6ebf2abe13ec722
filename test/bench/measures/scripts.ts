import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';

/** A script that a page loads: its path, and its size in kB once compressed. */
export type Script = { path: string; size: number };

type Ready = {
  /** What is there once the page is. */
  settled?: string;
  /** What the page is left to wait for. */
  pending?: string;
  /** Token that the browser stores before the page. */
  token?: string;
};

const toScript = async (response: Response): Promise<Script> => ({
  path: new URL(response.url()).pathname,
  size: gzipSync(await response.body(), { level: 9 }).length / 1000,
});

/** The scripts that an address loads before anyone touches it. */
export const loadedScripts = async (
  browser: Browser,
  address: string,
  { settled, pending, token }: Ready,
): Promise<Script[]> => {
  const page = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  // What is fetched ahead of a touch, once the page is idle, is not part of what it needs.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  if (token) await page.addInitScript((value) => localStorage.setItem('portal.token', value), token);
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(toScript(response));
  });
  if (pending) await page.route(pending, () => {});
  await page.goto(address);
  // A busy machine may be quiet for a while before the page is there.
  if (settled) await page.locator(settled).first().waitFor();
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts);
  await page.context().close();
  return loaded;
};

export const sumSizes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { size }) => sum + size, 0);
