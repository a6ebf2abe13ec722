import * as z from 'zod/mini';
import { criteria } from '../../kit/paths/paths.ts';

/** By what paths are walked: the machine alone, the screen of its flow, or the whole portal. */
export const drivers = ['actor', 'view', 'portal'] as const;

export type Driver = (typeof drivers)[number];

const run = z.object({
  driver: z.enum(drivers),
  criterion: z.enum(criteria),
  /** When it ended, as an instant of ISO 8601. */
  at: z.iso.datetime(),
  /** Of what chart: the fingerprint of what the flow was then. */
  chart: z.string(),
  paths: z.number(),
  steps: z.number(),
  /** How many times each branch was taken. */
  branches: z.record(z.string(), z.number()),
  /** The fingerprint of each branch taken, as it was then; one that has changed since is to be taken again. */
  shapes: z.optional(z.record(z.string(), z.string())),
  /** How many times each event was tried where it had to be refused, and was. */
  refused: z.array(z.object({ state: z.string(), event: z.string(), count: z.number() })),
  failures: z.array(z.object({ path: z.string(), problem: z.string() })),
});

/** A run of the paths of a flow, as it is kept. */
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
  /** Those that a path noticed. */
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

/** The names of the files of a flow there. */
export const runsFile = (flow: string): string => `${flow}.coverage.json`;
export const mutantsFile = (flow: string): string => `${flow}.mutants.json`;
