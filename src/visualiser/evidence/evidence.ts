import * as z from 'zod/mini';
import { formatMoment } from '../../domain/format.ts';
import { hash } from '../../kit/chart/canonical.ts';
import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import { isWithin } from '../../kit/narration/story.ts';
import { testCriteria } from '../../kit/narration/storyPaths.ts';
import type { Overlay } from '../drawing/picture.ts';

/** Targets of a path: statechart only (`actor`), view of a flow (`view`), built portal (`portal`). */
export const drivers = ['actor', 'view', 'portal'] as const;

export type Driver = (typeof drivers)[number];

const run = z.object({
  driver: z.enum(drivers),
  criterion: z.enum(testCriteria),
  at: z.iso.datetime(),
  chart: z.string(),
  paths: z.number(),
  steps: z.number(),
  branches: z.record(z.string(), z.number()),
  /** Hash of each branch when it was tested. A branch with another hash now counts as not tested. */
  shapes: z.optional(z.record(z.string(), z.string())),
  refused: z.array(z.object({ state: z.string(), event: z.string(), count: z.number() })),
  failures: z.array(z.object({ path: z.string(), problem: z.string() })),
});

export type Run = z.infer<typeof run>;

export const runsSchema = z.object({ flow: z.string(), runs: z.array(run) });

export type Runs = z.infer<typeof runsSchema>;

export const mutantsSchema = z.object({
  at: z.iso.datetime(),
  total: z.number(),
  noticed: z.number(),
  survivors: z.array(z.object({ id: z.string(), operator: z.string(), branch: z.nullable(z.string()) })),
});

export type Mutants = z.infer<typeof mutantsSchema>;

export const evidenceSchema = z.object({ runs: z.nullable(runsSchema), mutants: z.nullable(mutantsSchema) });

export type Evidence = z.infer<typeof evidenceSchema>;

export const factsSchema = z.record(
  z.string(),
  z.object({
    stories: z.number(),
    at: z.nullable(z.iso.datetime({ offset: true })),
    runs: z.array(z.object({ driver: z.enum(drivers), chart: z.string(), failures: z.number() })),
  }),
);

export type Facts = z.infer<typeof factsSchema>;

/** Folder of test results, relative to the repository. Other tools do not delete its files. */
export const evidenceFolder = 'coverage/paths';

export const runsFile = (flow: string): string => `${flow}.coverage.json`;
export const mutantsFile = (flow: string): string => `${flow}.mutants.json`;

export const fingerprint = (chart: Chart): string => hash(JSON.stringify(chart));

export const branchShape = (branch: BranchChart): string =>
  hash(JSON.stringify({ ...branch, description: null }));

const isStale = ({ branches, shapes }: Run, branch: BranchChart): boolean =>
  Boolean(branches[branch.id]) && shapes !== undefined && shapes[branch.id] !== branchShape(branch);

export const staleIn = ({ branches }: Chart, run: Run): BranchChart[] =>
  branches.filter((branch) => isStale(run, branch));

const countTaken = (run: Run, branch: BranchChart): number =>
  isStale(run, branch) ? 0 : (run.branches[branch.id] ?? 0);

const countRefused = (chart: Chart, { refused }: Run, { source, event }: BranchChart): number =>
  refused
    .filter((tried) => tried.event === event && isWithin(chart, tried.state, source))
    .reduce((sum, { count }) => sum + count, 0);

export const toOverlay = (chart: Chart, run: Run | null, mutants: Mutants | null): Overlay =>
  Object.fromEntries(
    chart.branches.map((branch) => [
      branch.id,
      {
        count: run ? countTaken(run, branch) : 0,
        refused: run ? countRefused(chart, run, branch) : 0,
        survivors: (mutants?.survivors ?? []).flatMap((one) => (one.branch === branch.id ? one.id : [])),
      },
    ]),
  );

export const missingIn = ({ branches }: Chart, run: Run): BranchChart[] =>
  branches.filter((branch) => !countTaken(run, branch));

export const instant = (at: string): string => formatMoment(new Date(at));
