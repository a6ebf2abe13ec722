import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import { chromiumOptions } from '../chromium.ts';
import { run } from '../executables.ts';
import { type Benchmark, type Measure, median } from './benchmark.ts';
import { measuredPages, signedIn, toPageAddress, withBuilt } from './portal.ts';

const runFile = promisify(execFile);

/** Last version for Node 20 (docs/NODE.md#packages-that-wait-for-node-22). */
const version = '12.8.2';

/** Folder of Lighthouse. It is not in package.json, because it would be a quarter of all packages. */
const folder = fileURLToPath(new URL(`../../../node_modules/.cache/lighthouse-${version}`, import.meta.url));
const executable = `${folder}/node_modules/.bin/lighthouse`;

const installLighthouse = (): void => {
  if (existsSync(executable)) return;
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if (!run('npm', 'install', `--prefix=${folder}`, ...options, `lighthouse@${version}`))
    throw new Error(`npm cannot install Lighthouse ${version}`);
};

const categoryIds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const score = z.nullable(z.number());

const reportSchema = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(
    z.enum(categoryIds),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score, displayValue: z.optional(z.string()) })),
});

type Verdict = {
  category: (typeof categoryIds)[number];
  score: number;
  faults: { id: string; title: string; score: number }[];
}[];

const runLighthouse = async (address: string, port: number): Promise<Verdict> => {
  const { stdout } = await runFile(
    executable,
    [address, `--port=${port}`, '--output=json', '--quiet', '--form-factor=mobile', '--locale=en'],
    { maxBuffer: 2 ** 28 },
  );
  const { categories, audits, runtimeError } = reportSchema.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return categoryIds.map((category) => {
    const { score, auditRefs } = categories[category];
    const faults = auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      const { title, displayValue = '' } = audit;
      return [{ id, title: `${title} ${displayValue}`.trim(), score: audit.score * 100 }];
    });
    return { category, score: (score ?? 0) * 100, faults };
  });
};

const rounds = 3;

const minimums: Partial<Record<Verdict[number]['category'], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
};

const audited = [
  ...measuredPages.filter(({ path }) => path !== '/erreur/connexion'),
  { label: '/espace-consommation', path: '/espace-consommation', isConnected: true },
];

type Visitor = { url: string; isConnected: boolean };

const withVisitor = async <Result>(
  { url, isConnected }: Visitor,
  use: (port: number) => Promise<Result>,
): Promise<Result> => {
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const options = chromiumOptions('--remote-debugging-port=0');
  const context = await chromium.launchPersistentContext(profile, options);
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
    const pages = audited
      .filter((page) => page.isConnected === isConnected)
      .map((page) => ({ page, verdicts: [] as Verdict[] }));
    for (let round = 0; round < rounds; round++)
      for (const { page, verdicts } of pages) verdicts.push(await runLighthouse(url + page.path, port));
    return pages.flatMap(({ page, verdicts }) => toMeasures(page.label, verdicts));
  });

export const lighthouse: Benchmark = {
  name: 'Lighthouse scores (maximum 100) on a phone, medians of 3, and the audits below 100',
  run: () => {
    installLighthouse();
    // Audits twice, because public pages differ for a visitor and for a signed-in user.
    return withBuilt({}, async ({ url }) => [...(await audit(url, false)), ...(await audit(url, true))]);
  },
};
