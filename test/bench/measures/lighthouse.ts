import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { run } from '../../executables.ts';

const runFile = promisify(execFile);

/** The last for Node 20 (docs/NODE.md#what-waits-for-it). */
const version = '12.8.2';

/** Beside the packages, and gone with them: it weighs a quarter of all of them, for one benchmark. */
const folder = fileURLToPath(new URL(`../../../node_modules/.cache/lighthouse-${version}`, import.meta.url));
const executable = `${folder}/node_modules/.bin/lighthouse`;

/** Installs Lighthouse where there is none. */
export const installLighthouse = (): void => {
  if (existsSync(executable)) return;
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if (!run('npm', 'install', `--prefix=${folder}`, ...options, `lighthouse@${version}`))
    throw new Error(`Lighthouse ${version} could not be installed`);
};

const categoryIds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const score = z.nullable(z.number());

const reportSchema = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(
    z.enum(categoryIds),
    z.object({
      score,
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score, displayValue: z.optional(z.string()) })),
});

/** What Lighthouse says of a page: each category in a hundred, and the audits that weigh on it and are not whole. */
export type Verdict = {
  category: (typeof categoryIds)[number];
  score: number;
  faults: { id: string; title: string; score: number }[];
}[];

/** Has Lighthouse read a page as a phone shows it, in a browser that is open at a port. */
export const runLighthouse = async (address: string, port: number): Promise<Verdict> => {
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
