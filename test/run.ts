import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installChromium } from './installChromium.ts';
import { type Outcome, readPlaywright, readVitest, slowest } from './reports.ts';

/**
 * `npm test`: every check, one after the other. Says little of what is well, ends with what took longest,
 * then with `N passed, N failed`.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;

type Stage = {
  name: string;
  command: [tool: string, ...args: string[]];
  /** What reads the report that the runner writes; a stage without one counts as a single check. */
  report?: { file: string; read: (report: unknown, root: string) => Outcome };
};

const stages: Stage[] = [
  { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'Types', command: ['tsc'] },
  { name: 'Unused code', command: ['knip'] },
  {
    name: 'Architecture, unit tests, walks and stories',
    command: [
      'vitest',
      'run',
      '--config=test/vitest.config.ts',
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${results}/vitest.json`,
    ],
    report: { file: `${results}/vitest.json`, read: readVitest },
  },
  {
    name: 'Journeys',
    command: ['playwright', 'test', '--config=test/journeys/playwright.config.ts'],
    report: { file: `${results}/journeys.json`, read: readPlaywright },
  },
  {
    name: 'Visualiser',
    command: ['playwright', 'test', '--config=test/visualiser/playwright.config.ts'],
    report: { file: `${results}/visualiser.json`, read: readPlaywright },
  },
];

/** A stage that ends badly has failed, even when its report is missing or counts no failure. */
const run = ({ name, command: [tool, ...args], report }: Stage): Outcome => {
  console.log(`\n— ${name}`);
  const start = performance.now();
  const { status, error } = spawnSync(`${root}node_modules/.bin/${tool}`, args, {
    cwd: root,
    stdio: 'inherit',
  });
  if (error) console.error(error);
  const isOk = status === 0;
  const parts = [{ name, duration: performance.now() - start }];
  if (!report) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, parts };
  try {
    const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')), root);
    return isOk ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) };
  } catch (error) {
    console.error(`${name}: no readable report`, error);
    return { passed: 0, failed: 1, parts };
  }
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
console.log(`Chromium: ${installChromium()}`);
const outcomes = stages.map(run);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log('\n— The slowest parts');
for (const line of slowest(outcomes.flatMap(({ parts }) => parts))) console.log(line);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
