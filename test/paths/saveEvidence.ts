import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { walk } from '#src/kit/explore/walk.ts';
import type { MutationReport } from '#src/kit/mutants/mutate.ts';
import type { Criterion } from '#src/kit/paths/paths.ts';
import {
  type Driver,
  type Mutants,
  mutantsFile,
  type Run,
  type Runs,
  runsFile,
  runsSchema,
} from '#src/visualiser/evidence/evidence.schema.ts';
import { branchShape, fingerprint } from '#src/visualiser/evidence/overlay.ts';
import type { Walked } from './drivers/actor.ts';
import { writeFile } from './writeFile.ts';

const countEach = (items: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

/** What was refused along the paths that went as foretold; the others are not counted. */
const listRefused = ({ model }: Exploration, walked: readonly Walked[]): Run['refused'] => {
  const tried = new Map<string, Run['refused'][number]>();
  for (const { path, problems } of walked) {
    if (problems.length) continue;
    for (const { move, name, refused } of walk(model.machine, model, path.input, path.moves)) {
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
  // What another version has written is forgotten.
  const parsed = runsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data.runs : [];
};

/** Saves a whole run of a flow, in the place of the last one of its driver. */
export const saveRun = (
  folder: string,
  exploration: Exploration,
  driver: Driver,
  criterion: Criterion,
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

/** Saves what a mutation of a flow has found. */
export const saveMutants = (
  folder: string,
  { chart }: Exploration,
  { verdicts, survivors }: MutationReport,
): void => {
  const saved: Mutants = {
    flow: chart.id,
    at: new Date().toISOString(),
    chart: fingerprint(chart),
    total: verdicts.length,
    noticed: verdicts.filter(({ fate }) => fate === 'killed').length,
    survivors: survivors.map(({ id, what }) => ({
      id,
      operator: id.slice(0, id.indexOf(' ')),
      branch: chart.branches.find((branch) => id.endsWith(` ${branch.id}`))?.id ?? null,
      what,
    })),
  };
  writeFile(folder, mutantsFile(chart.id), JSON.stringify(saved, null, 1));
};
