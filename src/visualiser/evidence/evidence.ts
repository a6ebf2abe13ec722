import * as z from 'zod/mini';
import { hash } from '../../kit/chart/canonical.ts';
import type { BranchChart, Chart } from '../../kit/chart/chart.ts';
import { criteria } from '../../kit/paths/paths.ts';
import type { Overlay } from '../drawing/picture.ts';

/** By what paths are walked: the machine alone, the screen of its flow, or the whole portal. */
export const drivers = ['actor', 'view', 'portal'] as const;

export type Driver = (typeof drivers)[number];

const run = z.object({
  driver: z.enum(drivers),
  criterion: z.enum(criteria),
  at: z.iso.datetime(),
  /** Of what chart: the fingerprint of what the flow was then. */
  chart: z.string(),
  paths: z.number(),
  steps: z.number(),
  branches: z.record(z.string(), z.number()),
  /** The fingerprint of each branch taken, as it was then; one that has changed since is to be taken again. */
  shapes: z.optional(z.record(z.string(), z.string())),
  /** How many times each event was tried where it had to be refused, and was. */
  refused: z.array(z.object({ state: z.string(), event: z.string(), count: z.number() })),
  failures: z.array(z.object({ path: z.string(), problem: z.string() })),
});

export type Run = z.infer<typeof run>;

/** The last run of each driver on a flow, whole runs alone. */
export const runsSchema = z.object({ flow: z.string(), runs: z.array(run) });

export type Runs = z.infer<typeof runsSchema>;

/** What the last mutation of a flow found: the faults that nothing noticed, each with the branch it was put in. */
export const mutantsSchema = z.object({
  flow: z.string(),
  at: z.iso.datetime(),
  chart: z.string(),
  total: z.number(),
  noticed: z.number(),
  survivors: z.array(
    z.object({ id: z.string(), operator: z.string(), branch: z.nullable(z.string()), what: z.string() }),
  ),
});

export type Mutants = z.infer<typeof mutantsSchema>;

/** All that is kept of a flow; null where nothing is. */
export const evidenceSchema = z.object({ runs: z.nullable(runsSchema), mutants: z.nullable(mutantsSchema) });

export type Evidence = z.infer<typeof evidenceSchema>;

/** The folder where evidence is kept, from the root of the repository: one that no other tool empties. */
export const evidenceFolder = 'coverage/paths';

export const runsFile = (flow: string): string => `${flow}.coverage.json`;
export const mutantsFile = (flow: string): string => `${flow}.mutants.json`;

/** Says whether a chart is still the one that something was run on. */
export const fingerprint = (chart: Chart): string => hash(JSON.stringify(chart));

/** Says whether a branch is still the one that a run has taken; in whatever words it is described. */
export const branchShape = (branch: BranchChart): string =>
  hash(JSON.stringify({ ...branch, description: null }));

/** Whether a run has taken a branch that has changed since: its condition, where it leads, what it does. */
const isStale = ({ branches, shapes }: Run, branch: BranchChart): boolean =>
  Boolean(branches[branch.id]) && shapes !== undefined && shapes[branch.id] !== branchShape(branch);

/** The branches that a run has taken, and that have changed since. */
export const staleIn = ({ branches }: Chart, run: Run): BranchChart[] =>
  branches.filter((branch) => isStale(run, branch));

const countTaken = (run: Run, branch: BranchChart): number =>
  isStale(run, branch) ? 0 : (run.branches[branch.id] ?? 0);

/** A leaf of a state, by its id in the chart. */
const isIn = ({ id }: Chart, state: string, source: string): boolean =>
  state.split(' ').some((leaf) => `${id}.${leaf}.`.startsWith(`${source}.`));

/** How often a branch was refused: its event was tried in its state and changed nothing. */
const countRefused = (chart: Chart, { refused }: Run, { source, event }: BranchChart): number =>
  refused
    .filter((tried) => tried.event === event && isIn(chart, tried.state, source))
    .reduce((sum, { count }) => sum + count, 0);

/** What a run, and the last mutation, say of each branch of the chart of today. */
export const toOverlay = (chart: Chart, run: Run | null, mutants: Mutants | null): Overlay =>
  Object.fromEntries(
    chart.branches.map((branch) => {
      const count = run ? countTaken(run, branch) : 0;
      const refused = run ? countRefused(chart, run, branch) : 0;
      const survivors = (mutants?.survivors ?? []).flatMap((one) => (one.branch === branch.id ? one.id : []));
      return [
        branch.id,
        {
          covered: count > 0,
          count,
          ...(refused > 0 && { refused }),
          ...(survivors.length > 0 && { survivors }),
        },
      ];
    }),
  );

export const missingIn = ({ branches }: Chart, run: Run): BranchChart[] =>
  branches.filter((branch) => !countTaken(run, branch));

const instants = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });

export const instant = (at: string): string => instants.format(new Date(at));
