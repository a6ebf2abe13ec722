import type { Browser } from 'playwright';
import { type Measure, median } from './benchmark.ts';
import { behindNginx } from './measures/behindNginx.ts';
import { fetchToken } from './measures/fetchToken.ts';
import { receivedWithin } from './measures/received.ts';
import { measuredPages } from './pages.ts';
import { configFile, withBuilt } from './portal.ts';

export const name =
  'What a page receives in its first 1.5 s from nginx, cache empty, preloads and answers included, medians of 3';

const rounds = 3;
const delay = 1500;

/** What each may receive, in kB. */
const budgets: Record<string, number> = {
  '/erreur/connexion': 120,
  '/creation-de-compte': 160,
  dashboard: 170,
  '/espace-facturation': 205,
  'a meter': 230,
};

const measure = async (browser: Browser, url: string, token?: string): Promise<number> => {
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round++)
    sizes.push(await receivedWithin(browser, { url, ...(token && { token }) }, delay));
  return median(sizes);
};

export const run = (): Promise<Measure[]> =>
  withBuilt({ configFile }, ({ dist }) =>
    behindNginx(dist, async ({ url, browser }) => {
      const token = await fetchToken(browser, url);
      const measures: Measure[] = [];
      for (const { label, path, isConnected } of measuredPages()) {
        const value = await measure(browser, url + path, isConnected ? token : undefined);
        measures.push({ label, value, unit: 'kB', budget: budgets[label] });
      }
      return measures;
    }),
  );
