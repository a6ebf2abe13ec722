import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure } from './benchmark.ts';
import { measureShares, sumWeights, unmapped } from './measures/attribution.ts';
import { loadedScripts, type Script, sumSizes } from './measures/scripts.ts';
import { measuredPages, signedIn, toPageAddress } from './pages.ts';
import { withPortal } from './portal.ts';

export const name =
  'Initial JavaScript, gzip, all that a page needs before anyone touches it, and who weighs most in it';

type Route = {
  label: string;
  path: string;
  isConnected: boolean;
  settled?: string;
  pending?: string;
  token?: string;
};

const budgets: Record<string, number> = {
  '/authenticate': 110,
  '/erreur/connexion': 110,
  // The page repeats the token check, with the client of the back office.
  '/erreur/redirection': 130,
  dashboard: 132,
  '/espace-facturation': 220,
  'a meter': 240,
  '/espace-consommation': 210,
};

const routes = (): Route[] => [
  // Its token is held unchecked: what is measured is the page, not where it leads.
  {
    label: '/authenticate',
    path: '/authenticate?token=none',
    isConnected: false,
    pending: '**/api/token-check',
  },
  {
    label: '/erreur/redirection',
    path: '/erreur/redirection',
    isConnected: false,
    pending: '**/api/token-check',
    token: 'none',
  },
  ...measuredPages(),
  {
    label: '/espace-consommation',
    path: '/espace-consommation',
    isConnected: true,
    settled: `${signedIn} [data-flow="consumption"][data-state="listed.settled"]`,
  },
  { label: '/espace-personnel', path: '/espace-personnel', isConnected: true, settled: `${signedIn} h1` },
];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What only passes on what others export has no map. */
const passedOn = new Map([[unmapped, 1]]);

/** The part of each owner in a script of the built portal. */
const sharesIn = (dist: string, path: string): Map<string, number> => {
  const file = join(dist, path);
  if (!existsSync(`${file}.map`)) return passedOn;
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const toPath = (source: string) => relative(root, resolve(dirname(file), source));
  return measureShares(readFileSync(file, 'utf8'), map, toPath);
};

/** Each script is read once, however many pages load it. */
const createReader = (dist: string) => {
  const known = new Map<string, Map<string, number>>();
  return ({ path, size }: Script) => {
    const shares = known.get(path) ?? sharesIn(dist, path);
    known.set(path, shares);
    return { size, shares };
  };
};

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser, dist }) => {
    const totals: Measure[] = [];
    const owners: Measure[] = [];
    const read = createReader(dist);
    for (const route of routes()) {
      const { label } = route;
      const scripts = await loadedScripts(browser, toPageAddress(url, route), route);
      totals.push({ label, value: sumSizes(scripts), unit: 'kB', budget: budgets[label] });
      const weights = sumWeights(scripts.map(read));
      for (const [owner, value] of weights.slice(0, 12))
        owners.push({ label: `${label}, ${owner}`, value, unit: 'kB' });
    }
    return [...totals, ...owners];
  });
