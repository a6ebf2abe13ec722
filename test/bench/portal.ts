import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { build, type InlineConfig } from 'vite';
import { hostTables } from '#brands/hosts.ts';
import { compressBuild } from '../../deploy/compressBuild.ts';
import { configureBuild } from '../../deploy/configureBuild.ts';
import { launchChromium } from '../chromium.ts';
import { deployedSettings } from '../deployedSettings.ts';
import { startNginx } from '../nginx/startNginx.ts';
import { serve } from '../sandbox/server/listen.ts';
import { signInAddress } from '../walks/definePortalWalk.ts';

type Served = { url: string; browser: Browser; dist: string };
type Measured<Result> = (served: Served) => Promise<Result>;

export const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

export const withBuilt = async <Result>(
  config: InlineConfig,
  use: (built: { url: string; dist: string }) => Promise<Result>,
): Promise<Result> => {
  const dist = await mkdtemp(join(tmpdir(), 'portal-'));
  try {
    // With `hidden`, the scripts contain no references to their source maps.
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

export const withPortal = <Result>(measure: Measured<Result>): Promise<Result> =>
  withBuilt({ configFile }, async ({ url, dist }) => {
    const browser = await launchChromium();
    try {
      return await measure({ url, dist, browser });
    } finally {
      await browser.close();
    }
  });

export const withPage = <Result>(measure: (page: Page, url: string) => Promise<Result>): Promise<Result> =>
  withPortal(async ({ url, browser }) => measure(await browser.newPage({ locale: 'fr-FR' }), url));

const host = hostTables.prod.ponant ?? '';

/** Serves the built portal with nginx as in production: HTTP/2 and brotli. */
export const behindNginx = async <Result>(
  dist: string,
  use: (served: { url: string; browser: Browser }) => Promise<Result>,
): Promise<Result> => {
  await configureBuild(dist, deployedSettings);
  await compressBuild(dist);
  const backOffice = await serve({ port: 0 });
  const nginx = await startNginx({
    dist,
    previous: join(dist, 'none'),
    backOffice: Number(new URL(backOffice.url).port),
  });
  const browser = await launchChromium(
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP ${host} 127.0.0.1`,
  );
  try {
    return await use({ url: `https://${host}:${nginx.https}`, browser });
  } finally {
    await browser.close();
    await nginx.stop();
    await backOffice.close();
  }
};

export type MeasuredPage = { label: string; path: string; isConnected: boolean; settled: string };

/** Page of the first meter of the account `owner`. */
export const ownMeterPath = '/espace-consommation/TR/981000000037/PDS004217';

export const signedIn = '[data-flow="session"][data-state="open.signedIn.fresh"]';

const publicPage = (path: string, settled: string): MeasuredPage => ({
  label: path,
  path,
  isConnected: false,
  settled,
});

export const ownPage = (label: string, settled: string, path = label): MeasuredPage => ({
  label,
  path,
  isConnected: true,
  settled: `${signedIn} ${settled}`,
});

export const measuredPages: readonly MeasuredPage[] = [
  publicPage('/erreur/connexion', 'h1'),
  publicPage('/creation-de-compte', '[data-flow="signup"] form'),
  publicPage('/cgu', 'h1'),
  ownPage('dashboard', 'h1', '/'),
  ownPage('/espace-facturation', '[data-flow="billing"][data-state="listed.settled"]'),
  ownPage('/espace-personnel', 'h1'),
  ownPage('a meter', '[data-flow="histogram"][data-state="shown"]', ownMeterPath),
];

export const toPageAddress = (
  url: string,
  { path, isConnected }: Pick<MeasuredPage, 'path' | 'isConnected'>,
  account = 'owner',
) => (isConnected ? url + signInAddress(account, path) : url + path);

export const withNewPage = async <Result>(
  browser: Browser,
  { token, ...options }: BrowserContextOptions & { token?: string },
  use: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ locale: 'fr-FR', ...options });
  try {
    const page = await context.newPage();
    if (token) await page.addInitScript((stored) => localStorage.setItem('portal.token', stored), token);
    return await use(page);
  } finally {
    await context.close();
  }
};

export const fetchToken = async (browser: Browser, url: string): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(toPageAddress(url, { path: '/', isConnected: true }));
  await page.locator(signedIn).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('portal.token'));
  await page.context().close();
  if (!token) throw new Error('The sign-in stored no token');
  return token;
};
