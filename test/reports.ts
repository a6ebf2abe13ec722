import { relative } from 'node:path';
import * as z from 'zod/mini';

/** What the runners write of a run: how many checks passed, and how long each file took. */

/** A part of a run that can be slow: a file of tests, or a whole stage; in milliseconds. */
export type Part = { name: string; duration: number };

export type Outcome = { passed: number; failed: number; parts: Part[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** Reads the JSON report of Vitest, whose files are named from `root`. */
export const readVitest = (report: unknown, root: string): Outcome => {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    parts: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      duration: endTime - startTime,
    })),
  };
};

const specsSchema = z.array(
  z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
);

const suiteSchema = z.object({
  file: z.string(),
  specs: specsSchema,
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});

type Suite = z.infer<typeof suiteSchema>;

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const durationOf = ({ specs, suites = [] }: Suite): number => {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, one) => sum + one,
    0,
  );
};

/** How many tests of a run may pass at the second attempt only: a browser on a busy machine is not always on time. */
const unsteadyAllowed = 2;

/** Reads the JSON report of Playwright: past two that passed at the second attempt, all of those have failed. */
export const readPlaywright = (report: unknown, root: string): Outcome => {
  const { config, suites, stats } = playwrightReport.parse(report);
  const isSteady = stats.flaky <= unsteadyAllowed;
  return {
    passed: stats.expected + (isSteady ? stats.flaky : 0),
    failed: stats.unexpected + (isSteady ? 0 : stats.flaky),
    parts: suites.map((suite) => ({
      name: relative(root, `${config.rootDir}/${suite.file}`),
      duration: durationOf(suite),
    })),
  };
};

/** The slowest parts, a line each, in seconds. */
export const slowest = (parts: readonly Part[], count = 5): string[] =>
  parts
    .toSorted((one, other) => other.duration - one.duration)
    .slice(0, count)
    .map(({ name, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}`);
