import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { argued } from './argued.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lines of the schemas in charts, as `file:first-last`. The path kit mutates the states of charts itself. */
const schemasOfCharts = (): string[] =>
  readdirSync(`${root}machines`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .flatMap((file) => {
      const code = readFileSync(`${root}machines/${file}`, 'utf8');
      const lineAt = (index: number) => code.slice(0, index).split('\n').length;
      return [...code.matchAll(/^(?:export )?const \w*Schema\b(?:.*;$|[\s\S]*?^\S+;$)/gm)].map(
        ({ index, 0: schema }) => `machines/${file}:${lineAt(index)}-${lineAt(index + schema.length)}`,
      );
    });

/** Files that Stryker mutates: their rules have tests in Node. Walks and journeys test the screens. */
const judged = [
  'src/domain/*.ts',
  'machines/**/*.schema.ts',
  ...schemasOfCharts(),
  'machines/invite/emails.ts',
  'machines/session/signInLoop.ts',
  'src/api/**/*.ts',
  'src/flows/**/*.ports.ts',
  'src/flows/signup/draft.ts',
];

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const readOriginal = ({ fileName, location: { start, end } }: Mutant): string => {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const cut = (line: string, index: number) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === lines.length - 1 ? end.column - 1 : undefined);
  return lines.map(cut).join('\n');
};

type Verdict = 'killed' | 'survived' | 'argued';

const judge = (mutant: Mutant) => {
  const file = relative(root, mutant.fileName);
  const from = readOriginal(mutant);
  const to = mutant.replacement;
  const isArgued = () =>
    argued.some((one) => (one.file ?? file) === file && one.from === from && one.to === to);
  const isKilled = mutant.status === 'Killed' || mutant.status === 'Timeout';
  const verdict: Verdict = isKilled ? 'killed' : isArgued() ? 'argued' : 'survived';
  return { file, from, to, verdict, line: mutant.location.start.line };
};

type Judged = ReturnType<typeof judge>;

const print = (mutants: readonly Judged[]) => {
  for (const { file, line, from, to } of mutants.filter(({ verdict }) => verdict === 'survived'))
    console.log(`\n${file}:${line}\n- ${from}\n+ ${to}`);
  const folders = [...new Set(mutants.map(({ file }) => dirname(file)))].sort();
  console.log(`\n${'folder'.padEnd(36)}mutants  killed  argued  survived`);
  for (const folder of folders) {
    const inside = mutants.filter(({ file }) => dirname(file) === folder);
    const count = (wanted: Verdict) => inside.filter(({ verdict }) => verdict === wanted).length;
    const counts = [inside.length, count('killed'), count('argued'), count('survived')];
    console.log(
      `${folder.padEnd(36)}${counts.map((number, index) => `${number}`.padStart([7, 8, 8, 10][index] ?? 0)).join('')}`,
    );
  }
};

/** Runs Stryker. Returns the number of surviving mutants without a justification. */
export const runGenerated = async (files: readonly string[]): Promise<number> => {
  const stryker = new Stryker({
    mutate: [...(files.length ? files : judged), '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'test/mutants/vitest.config.ts' },
    concurrency: 1,
    tempDirName: 'test-results/mutants',
    // Otherwise Stryker rewrites the tsconfig with the API of an older TypeScript.
    tsconfigFile: 'none',
    ignorePatterns: ['dist', 'storybook-static', 'test-results', 'test/pictures'],
    reporters: ['progress-append-only'],
    allowEmpty: true,
  });
  const mutants = (await stryker.runMutationTest())
    .filter(({ status }) => status !== 'CompileError' && status !== 'Ignored')
    .map(judge);
  print(mutants);
  return mutants.filter(({ verdict }) => verdict === 'survived').length;
};
