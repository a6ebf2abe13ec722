import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import { measureShares, sumWeights, unmapped } from './attribution.ts';
import { type Benchmark, type Measure, median } from './benchmark.ts';
import {
  behindNginx,
  configFile,
  fetchToken,
  type MeasuredPage,
  measuredPages,
  ownPage,
  toPageAddress,
  withBuilt,
  withNewPage,
  withPortal,
} from './portal.ts';

type Script = { path: string; size: number };

type Ready = { isIdle?: boolean; settled?: string; pending?: string; token?: string };

const toScript = async (response: Response): Promise<Script> => ({
  path: new URL(response.url()).pathname,
  size: gzipSync(await response.body(), { level: 9 }).length / 1000,
});

export const loadedScripts = (
  browser: Browser,
  address: string,
  { settled, pending, token, isIdle = false }: Ready,
): Promise<Script[]> =>
  withNewPage(browser, { token }, async (page) => {
    // Excludes the scripts that load when the browser is idle: with `saveData`, nothing is prefetched.
    await page.addInitScript((waits) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      if (!waits) window.requestIdleCallback = () => 0;
    }, isIdle);
    const scripts: Promise<Script>[] = [];
    page.on('response', (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(toScript(response));
    });
    if (pending) await page.route(pending, () => {});
    await page.goto(address);
    if (settled) await page.locator(settled).first().waitFor();
    // Waits a fixed time, because a pending request would delay `networkidle` until its time limit.
    if (pending) await page.waitForTimeout(3000);
    else await page.waitForLoadState('networkidle');
    return Promise.all(scripts);
  });

export const sumSizes = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { size }) => sum + size, 0);

type Route = Ready & Pick<MeasuredPage, 'label' | 'path' | 'isConnected'>;

const budgets: Record<string, number> = {
  '/authenticate': 110,
  '/erreur/connexion': 110,
  // Larger budget, because this page loads the HTTP client to check the token.
  '/erreur/redirection': 130,
  '/creation-de-compte': 160,
  '/cgu': 125,
  dashboard: 132,
  '/espace-facturation': 220,
  'a meter': 240,
  '/espace-consommation': 210,
};

/** Public page whose token check never gets a response, because a response would open the next page. */
const checking = { isConnected: false, pending: '**/api/token-check' };

const routes: readonly Route[] = [
  { label: '/authenticate', path: '/authenticate?token=none', ...checking },
  { label: '/erreur/redirection', path: '/erreur/redirection', ...checking, token: 'none' },
  ...measuredPages,
  ownPage('/espace-consommation', '[data-flow="consumption"][data-state="listed.settled"]'),
  { ...ownPage('dashboard, when idle', '[data-flow="sites"][data-state="shown"]', '/'), isIdle: true },
];

const root = fileURLToPath(new URL('../..', import.meta.url));

const passedOn = new Map([[unmapped, 1]]);

const sharesIn = (dist: string, path: string): Map<string, number> => {
  const file = join(dist, path);
  if (!existsSync(`${file}.map`)) return passedOn;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const toPath = (source: string) => relative(root, resolve(dirname(file), source));
  return measureShares(readFileSync(file, 'utf8'), map, toPath);
};

const createReader = (dist: string) => {
  const known = new Map<string, Map<string, number>>();
  return ({ path, size }: Script) => {
    const shares = known.get(path) ?? sharesIn(dist, path);
    known.set(path, shares);
    return { size, shares };
  };
};

export const javascript: Benchmark = {
  name: 'Initial JavaScript of a page before any interaction, gzip, and its largest modules',
  run: () =>
    withPortal(async ({ url, browser, dist }) => {
      const totals: Measure[] = [];
      const owners: Measure[] = [];
      const read = createReader(dist);
      for (const route of routes) {
        const { label } = route;
        const scripts = await loadedScripts(browser, toPageAddress(url, route), route);
        totals.push({ label, value: sumSizes(scripts), unit: 'kB', budget: budgets[label] });
        totals.push({ label, value: scripts.length, unit: 'scripts', digits: 0 });
        const weights = sumWeights(scripts.map(read));
        for (const [owner, value] of weights.slice(0, 12))
          owners.push({ label: `${label}, ${owner}`, value, unit: 'kB' });
      }
      return [...totals, ...owners];
    }),
};

type Visit = { url: string; token?: string };

/** Kilobytes that a page receives within `delay` ms, including headers and preloads. */
const receivedWithin = (browser: Browser, { url, token }: Visit, delay: number): Promise<number> =>
  withNewPage(browser, { token }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const ends: { at: number; size: number }[] = [];
    let began = Number.NaN;
    session.on('Network.requestWillBeSent', ({ timestamp }) => {
      if (Number.isNaN(began)) began = timestamp;
    });
    session.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
      ends.push({ at: timestamp, size: encodedDataLength });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(2 * delay);
    return ends.reduce((sum, { at, size }) => (at - began <= delay / 1000 ? sum + size : sum), 0) / 1000;
  });

const rounds = 3;
const delay = 1500;

const receivedBudgets: Record<string, number> = {
  '/erreur/connexion': 120,
  '/creation-de-compte': 160,
  dashboard: 170,
  '/espace-facturation': 205,
  'a meter': 230,
};

export const received: Benchmark = {
  name: 'Bytes that a page receives from nginx in its first 1.5 s, empty cache, with preloads and responses, medians of 3',
  run: () =>
    withBuilt({ configFile }, ({ dist }) =>
      behindNginx(dist, async ({ url, browser }) => {
        const token = await fetchToken(browser, url);
        const measures: Measure[] = [];
        for (const { label, path, isConnected } of measuredPages) {
          const visit = { url: url + path, ...(isConnected && { token }) };
          const sizes: number[] = [];
          for (let round = 0; round < rounds; round++)
            sizes.push(await receivedWithin(browser, visit, delay));
          measures.push({ label, value: median(sizes), unit: 'kB', budget: receivedBudgets[label] });
        }
        return measures;
      }),
    ),
};
