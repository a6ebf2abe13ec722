import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { walk } from '#src/kit/explore/walk.ts';
import { type MutationReport, operatorOf } from '#src/kit/mutants/mutate.ts';
import type { TestCriterion } from '#src/kit/narration/storyPaths.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import type { Driver, Mutants, Run, Runs } from '#src/visualiser/evidence/evidence.ts';
import {
  branchShape,
  fingerprint,
  mutantsFile,
  runsFile,
  runsSchema,
} from '#src/visualiser/evidence/evidence.ts';
import { writeFile } from './command.ts';
import type { Walked } from './drivers/actor.ts';

export type Played = { name: string; problem: string | null; ms: number };

export const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          fullName: z.string(),
          status: z.string(),
          duration: z.nullish(z.number()),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

export const firstLine = (text = 'failed'): string => {
  const plain = stripVTControlCharacters(text);
  const [, part, step = plain.split('\n')[0] ?? ''] = /(\w+)? ?(step \d+, .*)/.exec(plain) ?? [];
  const [, expected] = /^Expected.*?: (.*)$/m.exec(plain) ?? [];
  const [, received] = /^Received.*?: (.*)$/m.exec(plain) ?? [];
  return expected === undefined || part === undefined
    ? step
    : `${step}: ${part}: expected ${expected}, got ${received ?? 'nothing'}`;
};

const parsed = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | null =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

export const readVitestPaths = (file: string): Played[] =>
  (parsed(file, vitestReport)?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status, duration, failureMessages }) => ({
      name: title,
      ms: duration ?? 0,
      problem: status === 'passed' ? null : firstLine(failureMessages?.[0]),
    }));

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(
            z.object({
              duration: z.optional(z.number()),
              error: z.optional(z.object({ message: z.optional(z.string()) })),
            }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

export const playwrightReport = z.object({ suites: z.array(suiteSchema) });

export const listSpecs = ({ specs, suites = [] }: z.infer<typeof suiteSchema>): Played[] => [
  ...specs.map(({ title, ok, tests }) => ({
    name: title,
    ms: tests.flatMap(({ results }) => results).at(-1)?.duration ?? 0,
    problem: ok ? null : firstLine(tests.flatMap(({ results }) => results).at(-1)?.error?.message),
  })),
  ...suites.flatMap(listSpecs),
];

export const readPlaywrightPaths = (file: string): Played[] =>
  (parsed(file, playwrightReport)?.suites ?? []).flatMap(listSpecs);

/** Number of times that paths have taken each branch. Failed paths do not count. */
export const walkedIn = (
  walks: readonly { exploration: Exploration; paths: readonly Path[] }[],
  played: readonly Played[],
): Walked[] =>
  walks.flatMap(({ exploration: { model }, paths }) =>
    paths.flatMap((path): Walked[] => {
      const name = `${path.flow} ${path.id}`;
      const found = played.find((test) => test.name === name || test.name.startsWith(`${name} `));
      if (!found) return [];
      if (found.problem !== null) return [{ path, branches: [], problems: [found.problem], ms: found.ms }];
      const frames = walk(model, path);
      return [{ path, branches: frames.flatMap(({ branches }) => branches), problems: [], ms: found.ms }];
    }),
  );

const countEach = (items: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

const listRefused = ({ model }: Exploration, walked: readonly Walked[]): Run['refused'] => {
  const tried = new Map<string, Run['refused'][number]>();
  for (const { path, problems } of walked) {
    if (problems.length) continue;
    for (const { move, name, refused } of walk(model, path)) {
      if (!refused || move?.kind !== 'event') continue;
      const key = `${name}|${move.type}`;
      tried.set(key, { state: name, event: move.type, count: (tried.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...tried.values()];
};

const earlierRuns = (folder: string, flow: string): Runs['runs'] => {
  const file = join(folder, runsFile(flow));
  if (!existsSync(file)) return [];
  const parsed = runsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data.runs : [];
};

export const saveRun = (
  folder: string,
  exploration: Exploration,
  driver: Driver,
  criterion: TestCriterion,
  walked: readonly Walked[],
): void => {
  const { chart } = exploration;
  const branches = countEach(walked.flatMap((one) => one.branches));
  const saved: Run = {
    driver,
    criterion,
    at: new Date().toISOString(),
    chart: fingerprint(chart),
    paths: walked.length,
    steps: walked.reduce((sum, { path }) => sum + path.moves.length, 0),
    branches,
    shapes: Object.fromEntries(
      chart.branches.filter(({ id }) => branches[id]).map((branch) => [branch.id, branchShape(branch)]),
    ),
    refused: listRefused(exploration, walked),
    failures: walked.flatMap(({ path, problems: [problem] }) =>
      problem === undefined ? [] : [{ path: path.id, problem }],
    ),
  };
  const runs = [...earlierRuns(folder, chart.id).filter((run) => run.driver !== driver), saved];
  writeFile(folder, runsFile(chart.id), JSON.stringify({ flow: chart.id, runs } satisfies Runs, null, 1));
};

export const saveMutants = (
  folder: string,
  { chart }: Exploration,
  { verdicts, survivors }: MutationReport,
): void => {
  const saved: Mutants = {
    at: new Date().toISOString(),
    total: verdicts.length,
    noticed: verdicts.filter(({ fate }) => fate === 'killed').length,
    survivors: survivors.map(({ id }) => ({
      id,
      operator: operatorOf(id),
      branch: chart.branches.find((branch) => id.endsWith(` ${branch.id}`))?.id ?? null,
    })),
  };
  writeFile(folder, mutantsFile(chart.id), JSON.stringify(saved, null, 1));
};
