import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Exploration } from '#src/kit/explore/explore.ts';
import { walk } from '#src/kit/explore/walk.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import type { Walked } from './drivers/actor.ts';

/** What a runner's report says of a test: its name, and what went wrong; null where it went well. */
type Played = { name: string; problem: string | null };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
});

const firstLine = (text: string | undefined): string => text?.split('\n')[0] ?? 'failed';

const parsed = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | null =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;

/** Reads what Vitest wrote of the paths walked on views; nothing where it could not even start. */
export const readVitestPaths = (file: string): Played[] =>
  (parsed(file, vitestReport)?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ title, status, failureMessages }) => ({
      name: title,
      problem: status === 'passed' ? null : firstLine(failureMessages?.[0]),
    }));

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

const playwrightReport = z.object({ suites: z.array(suiteSchema) });

const listSpecs = ({ specs, suites = [] }: z.infer<typeof suiteSchema>): Played[] => [
  ...specs.map(({ title, ok, tests }) => ({
    name: title,
    problem: ok ? null : firstLine(tests.flatMap(({ results }) => results).at(-1)?.error?.message),
  })),
  ...suites.flatMap(listSpecs),
];

/** Reads what Playwright wrote of the paths walked on the portal; nothing where it could not even start. */
export const readPlaywrightPaths = (file: string): Played[] =>
  (parsed(file, playwrightReport)?.suites ?? []).flatMap(listSpecs);

/**
 * What was walked of the paths chosen: one that passed took the branches that were foretold, which its driver has
 * compared at each step; of one that failed, nobody knows.
 */
export const walkedIn = (
  walks: readonly { exploration: Exploration; paths: readonly Path[] }[],
  played: readonly Played[],
): Walked[] =>
  walks.flatMap(({ exploration: { model }, paths }) =>
    paths.flatMap((path): Walked[] => {
      const name = `${path.flow} ${path.id}`;
      const found = played.find((test) => test.name === name || test.name.startsWith(`${name} `));
      if (!found) return [];
      if (found.problem !== null) return [{ path, branches: [], problems: [found.problem] }];
      const frames = walk(model.machine, model, path.input, path.moves);
      return [{ path, branches: frames.flatMap(({ branches }) => branches), problems: [] }];
    }),
  );
