import { relative } from 'node:path';
import * as z from 'zod/mini';

const partSchema = z.object({
  name: z.string(),
  duration: z.number(),
  /** Seconds of processor time of a stage, only on Linux. */
  cpu: z.optional(z.number()),
});

export type Part = z.infer<typeof partSchema>;

/** Result of a run. `retried`: tests that failed, then passed. */
export type Outcome = { passed: number; failed: number; files: Part[]; retried: string[] };

export const timesFile = 'test-results/times.json';
export const timesSchema = z.object({
  /** Duration in ms. It may be less than the sum of the stages, because some of them run in parallel. */
  duration: z.number(),
  stages: z.array(partSchema),
  files: z.array(partSchema),
});

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

export const readVitest = (report: unknown, root: string): Outcome => {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    retried: [],
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      duration: endTime - startTime,
    })),
  };
};

const specsSchema = z.array(
  z.object({
    title: z.string(),
    tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
  }),
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

const sumDurations = ({ specs, suites = [] }: Suite): number => {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(sumDurations)].reduce(
    (sum, one) => sum + one,
    0,
  );
};

const retriedIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(retriedIn),
];

/** Maximum number of flaky tests: on a busy machine, some tests reach their time limit. */
const unsteadyAllowed = 2;

/** Parses the JSON report of Playwright. Too many flaky tests count as failed. */
export const readPlaywright = (report: unknown, root: string): Outcome => {
  const { config, suites, stats } = playwrightReport.parse(report);
  const isSteady = stats.flaky <= unsteadyAllowed;
  return {
    passed: stats.expected + (isSteady ? stats.flaky : 0),
    failed: stats.unexpected + (isSteady ? 0 : stats.flaky),
    retried: suites.flatMap(retriedIn),
    files: suites.map((suite) => ({
      name: relative(root, `${config.rootDir}/${suite.file}`),
      duration: sumDurations(suite),
    })),
  };
};

export const timeLines = (parts: readonly Part[]): string[] =>
  parts.map(({ name, duration, cpu }) => {
    const used = cpu === undefined ? '' : ` (${cpu.toFixed(0)} s of CPU)`;
    return `${(duration / 1000).toFixed(1).padStart(6)} s  ${name}${used}`;
  });

/** Seconds of processor time of all ended child processes, from /proc/self/stat (unit: 1/100 s). */
export const readChildrenCpu = (stat: string): number => {
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15)
    .map(Number);
  return (user + system) / 100;
};

export const byDuration = (parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => other.duration - one.duration);
