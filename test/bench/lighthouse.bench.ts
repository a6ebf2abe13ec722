import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.ts';
import { installChromium } from '../installChromium.ts';
import { type Measure, median } from './benchmark.ts';
import { installLighthouse, runLighthouse, type Verdict } from './measures/lighthouse.ts';
import { measuredPages, signedIn, toPageAddress } from './pages.ts';
import { withBuilt } from './portal.ts';

export const name =
  'Lighthouse, of a hundred, as a phone shows the page, medians of 3, and what is not whole';

const rounds = 3;

const minimums: Partial<Record<Verdict[number]['category'], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
};

const audited = () => [
  ...measuredPages().filter(({ path }) => path !== '/erreur/connexion'),
  { label: '/espace-consommation', path: '/espace-consommation', isConnected: true },
];

type Visitor = { url: string; isConnected: boolean };

/** A Chromium of someone, at a port of its own: Lighthouse opens its pages in the same profile. */
const withVisitor = async <Result>(
  { url, isConnected }: Visitor,
  use: (port: number) => Promise<Result>,
): Promise<Result> => {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: installChromium(),
    args: [...chromiumArgs, '--remote-debugging-port=0'],
  });
  try {
    const page = await context.newPage();
    await page.goto(toPageAddress(url, { path: isConnected ? '/' : '/cgu', isConnected }));
    await page.locator(isConnected ? signedIn : 'h1').waitFor();
    await page.close();
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    return await use(Number(port));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
};

const toMeasures = (label: string, verdicts: readonly Verdict[]): Measure[] =>
  (verdicts[0] ?? []).flatMap(({ category, faults }, rank) => [
    {
      label: `${label}, ${category}`,
      value: median(verdicts.map((verdict) => verdict[rank]?.score ?? 0)),
      unit: '',
      digits: 0,
      minimum: minimums[category],
    },
    ...faults.map(({ id, title, score }) => ({
      label: `${label}, ${category}, ${id}: ${title}`,
      value: score,
      unit: '',
      digits: 0,
    })),
  ]);

const audit = (url: string, isConnected: boolean): Promise<Measure[]> =>
  withVisitor({ url, isConnected }, async (port) => {
    const pages = audited()
      .filter((page) => page.isConnected === isConnected)
      .map((page) => ({ page, verdicts: [] as Verdict[] }));
    // In turn: what else the computer does weighs on all alike.
    for (let round = 0; round < rounds; round++)
      for (const { page, verdicts } of pages) verdicts.push(await runLighthouse(url + page.path, port));
    return pages.flatMap(({ page, verdicts }) => toMeasures(page.label, verdicts));
  });

export const run = (): Promise<Measure[]> => {
  installLighthouse();
  // A public page is painted otherwise for who is signed in.
  return withBuilt({}, async ({ url }) => [...(await audit(url, false)), ...(await audit(url, true))]);
};
