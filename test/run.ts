import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { installChromium } from './installChromium.ts';

/** `npm test`: every check, one after the other, then `N passed, N failed`. */

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;

type Count = { passed: number; failed: number };

type Stage = {
  name: string;
  command: string[];
  /** Where the runner writes its report; a stage without one counts as a single check. */
  report?: string;
  read?: (report: unknown) => Count;
};

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

const vitest = ['vitest', 'run', '-c', 'test/vitest.config.ts', '--reporter=default', '--reporter=json'];

const stages: Stage[] = [
  { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'Types', command: ['tsc'] },
  {
    name: 'Architecture, unit tests, walks and stories',
    command: [...vitest, `--outputFile.json=${results}/vitest.json`],
    report: `${results}/vitest.json`,
    read: (report) => {
      const { numPassedTests, numFailedTests } = vitestReport.parse(report);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  {
    name: 'Journeys',
    command: ['playwright', 'test', '-c', 'test/journeys/playwright.config.ts'],
    report: `${results}/journeys.json`,
    read: (report) => {
      const { expected, unexpected, flaky } = playwrightReport.parse(report).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  },
];

/** A stage that ends badly has failed, even when its report is missing or counts no failure. */
const run = ({ name, command, report, read }: Stage): Count => {
  console.log(`\n— ${name}`);
  const { status } = spawnSync('npx', command, { cwd: root, stdio: 'inherit' });
  const isOk = status === 0;
  if (!report || !read) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
    return { passed, failed: isOk ? failed : Math.max(failed, 1) };
  } catch (error) {
    console.error(`${name}: no readable report`, error);
    return { passed: 0, failed: 1 };
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
console.log(`Chromium: ${installChromium()}`);
const counts = stages.map(run);
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
