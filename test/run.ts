import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installChromium } from './chromium.ts';
import {
  byDuration,
  type Outcome,
  type Part,
  readChildrenCpu,
  readPlaywright,
  readVitest,
  timeLines,
  timesFile,
} from './reports.ts';

/**
 * `npm test` runs all checks, `npm run test:deep` also the deep tests. `-- --changed [revision]` runs the
 * tests that import a file changed since `revision` (`main`).
 */

const { values, positionals } = parseArgs({
  options: { deep: { type: 'boolean', default: false }, changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const since = values.changed ? (positionals[0] ?? 'main') : null;

const root = fileURLToPath(new URL('..', import.meta.url));
const results = `${root}test-results`;

type Stage = {
  name: string;
  command: [tool: string, ...args: string[]];
  env?: Record<string, string>;
  /** Report of the tests. A stage that has no report counts as one check. */
  report?: { file: string; read: (report: unknown, root: string) => Outcome };
};

/** Caches of tools. With them, the next run checks only the changed files. */
const cached = {
  tsc: '--incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
  cspell:
    'lint --no-progress --no-summary --cache --cache-strategy content --cache-location node_modules/.cache/cspell .',
};

const withoutTests: Stage[] = [
  { name: 'Types', command: ['tsc', ...cached.tsc.split(' ')] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Spelling', command: ['cspell', ...cached.cspell.split(' ')] },
  { name: 'Format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
];

const vitest = (name: string, file: string, projects: readonly string[]): Stage => ({
  name,
  command: [
    'vitest',
    'run',
    '--config=test/vitest.config.ts',
    '--silent=passed-only',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}/${file}`,
    ...projects.map((project) => `--project=${project}`),
    ...(since ? [`--changed=${since}`, '--passWithNoTests'] : []),
  ],
  report: { file: `${results}/${file}`, read: readVitest },
});

/** Stages that run in parallel: the unit tests use the processor while the browsers wait. */
const tests: Stage[] = [
  vitest('Architecture, unit tests and stories', 'vitest.json', [
    // Lists the projects by name: `!deep` would include the project `walks`, and `!walks` the project `deep`.
    'unit*',
    'browser',
    'stories',
    ...(values.deep ? ['deep'] : []),
  ]),
  {
    ...vitest('Walks', 'walks.json', ['walks']),
    // Production mode of React: its development checks, which `test:deep` runs, take a quarter of the time.
    ...(!values.deep && { env: { NODE_ENV: 'production' } }),
  },
];

const changedFiles = (revision: string): string[] =>
  [
    ['diff', '--name-only', '--diff-filter=d', revision],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean));

const builds: Stage[] = ['journeys', 'visualiser'].map((name) => ({
  name: `Build for test/${name}`,
  command: ['tsx', `test/${name}/build.ts`],
}));

const playwrightStages = (): Stage[] => {
  const written = since ? changedFiles(since).filter((file) => file.endsWith('.spec.ts')) : [];
  if (since && written.length === 0) return [];
  return [
    {
      name: 'Journeys and visualiser',
      command: [
        'playwright',
        'test',
        '--config=test/playwright.config.ts',
        ...(values.deep || since
          ? written
          : ['--grep-invert=@deep', '--project=visualiser', '--project=journeys']),
      ],
      report: { file: `${results}/playwright.json`, read: readPlaywright },
    },
  ];
};

let countedCpu = 0;

/** Seconds of processor time of the child processes that ended since the last call. */
const takeCpu = (): number | undefined => {
  if (process.platform !== 'linux') return undefined;
  const cpu = readChildrenCpu(readFileSync('/proc/self/stat', 'utf8'));
  const taken = cpu - countedCpu;
  countedCpu = cpu;
  return taken;
};

const spawned = ({ command: [tool, ...args], env }: Stage, isQuiet: boolean) =>
  new Promise<{ isOk: boolean; output: string; cpu: number | undefined }>((resolve, reject) => {
    let output = '';
    let cpu: number | undefined;
    const stdio = isQuiet ? 'pipe' : 'inherit';
    const child = spawn(`${root}node_modules/.bin/${tool}`, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('exit', () => {
      cpu = takeCpu();
    });
    child.on('error', reject).on('close', (status) => resolve({ isOk: status === 0, output, cpu }));
  });

/** Result of a stage. An exit code other than 0 is a failure, even if the report contains no failure. */
const findOutcome = ({ name, report }: Stage, isOk: boolean): Outcome => {
  if (!report) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, files: [], retried: [] };
  try {
    const outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')), root);
    return isOk ? outcome : { ...outcome, failed: Math.max(outcome.failed, 1) };
  } catch (error) {
    console.error(`${name}: invalid report`, error);
    return { passed: 0, failed: 1, files: [], retried: [] };
  }
};

const run = async (stage: Stage, isQuiet = false): Promise<Outcome & { stage: Part }> => {
  const { name } = stage;
  if (!isQuiet) console.log(`\n— ${name}`);
  const began = performance.now();
  const { isOk, output, cpu } = await spawned(stage, isQuiet);
  if (isQuiet) console.log(`\n— ${name}\n${output}`);
  return { ...findOutcome(stage, isOk), stage: { name, duration: performance.now() - began, cpu } };
};

const start = performance.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
console.log(`Chromium: ${installChromium()}`);
const journeys = playwrightStages();
process.env.JOURNEYS_DIST = `${results}/portal`;
process.env.VISUALISER_DIST = `${results}/visualiser`;
const first = [...withoutTests, ...(journeys.length ? builds : [])];
const outcomes = await Promise.all(first.map((stage) => run(stage, true)));
outcomes.push(...(await Promise.all(tests.map((stage, index) => run(stage, index > 0)))));
for (const stage of journeys) outcomes.push(await run(stage));

const times = {
  duration: performance.now() - start,
  stages: outcomes.map(({ stage }) => stage),
  files: byDuration(outcomes.flatMap(({ files }) => files)),
};
writeFileSync(`${root}${timesFile}`, JSON.stringify(times));
const print = (title: string, lines: readonly string[]) => {
  if (lines.length) console.log(`\n— ${title}\n${lines.join('\n')}`);
};
print('Duration of the stages', timeLines(times.stages));
print('Slowest files', timeLines(times.files.slice(0, 10)));
const retried = outcomes.flatMap((outcome) => outcome.retried);
print('Passed only at the second attempt', retried);
print(
  'Failed',
  outcomes.filter(({ failed }) => failed > 0).map(({ stage }) => stage.name),
);
const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
