import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { copyPortal } from './copy.ts';
import { type Check, type Defect, seeded } from './seeded.ts';

const defectsNamed = (wanted: readonly string[]): readonly Defect[] => {
  const known = seeded.map(({ name }) => name);
  const unknown = wanted.filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`No such defect: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
  return seeded.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
};

type Copy = ReturnType<typeof copyPortal>;

const failuresWithout = (copy: Copy) => {
  const known = new Map<string, string[]>();
  return (check: Check): string[] => {
    const name = [check.part, ...check.words].join(' ');
    const failures = known.get(name) ?? copy.failuresOf(check);
    if (failures.length && !known.has(name)) console.error(`${name} fails without a defect: ${failures}`);
    known.set(name, failures);
    return failures;
  };
};

/** Tests that fail only because of the defect. */
const noticedBy = (copy: Copy, defect: Defect, alreadyFailing: (check: Check) => string[]): string[] => {
  const before = alreadyFailing(defect.check);
  const restore = copy.put(defect);
  try {
    return copy.failuresOf(defect.check).filter((test) => !before.includes(test));
  } finally {
    restore();
  }
};

const runSeeded = (wanted: readonly string[]): number => {
  const defects = defectsNamed(wanted);
  const width = Math.max(...defects.map(({ name }) => name.length));
  const copy = copyPortal(root);
  try {
    for (const defect of defects) copy.put(defect)();
    const alreadyFailing = failuresWithout(copy);
    let missed = 0;
    for (const defect of defects) {
      const [first, ...others] = noticedBy(copy, defect, alreadyFailing);
      const more = others.length ? ` (and ${others.length} more)` : '';
      const found = first === undefined ? 'NOT DETECTED' : `${defect.check.part}: ${first}${more}`;
      console.log(`${defect.name.padEnd(width)}  ${found}`);
      if (first === undefined) missed += 1;
    }
    console.log(`\n${defects.length - missed} of ${defects.length} defects detected`);
    return missed;
  } finally {
    copy.dispose();
  }
};

/** Mutant that no test can detect, for the reason `why`. Without `file`, the entry applies to all files. */
type Argument = { file?: string; from: string; to: string; why: string };

const notLoaded =
  'The module of the mutant throws when it loads, so its tests do not run, and StrykerJS counts no failure.';
const filled = '["Stryker was here"]';
const oneCase = 'The code only compares these texts, and both sides get the same case.';
const oneToken =
  'A token is one of these characters or contains none of them, except a quoted name, between two quotes.';

const argued: readonly Argument[] = [
  ...[
    { file: 'src/domain/amounts.ts', from: "'fr-FR'" },
    { file: 'src/domain/amounts.ts', from: "'currency'" },
    { file: 'src/domain/amounts.ts', from: "'EUR'" },
    { file: 'src/domain/format.ts', from: "'fr-FR'" },
    { file: 'src/domain/format.ts', from: "'long'" },
    { file: 'src/domain/account/collaborator.ts', from: "'fr'" },
  ].map((one) => ({ ...one, to: '""', why: notLoaded })),
  {
    file: 'src/domain/request/meterReading.ts',
    from: "''",
    to: '"Stryker was here!"',
    why: 'No screen shows why the contract of a URL is refused.',
  },
  {
    file: 'src/domain/answer.ts',
    from: 'value.trim()',
    to: 'value',
    why: 'The parser ignores the spaces around a number.',
  },
  {
    file: 'src/domain/search.ts',
    from: 'searchable(typed).split(/\\s+/).filter(Boolean)',
    to: 'searchable(typed).split(/\\s+/)',
    why: 'Every text contains the empty text.',
  },
  { file: 'src/domain/search.ts', from: '/\\s+/', to: '/\\s/', why: 'The filter removes the empty words.' },
  ...[
    { from: 'first > oldest', to: 'first >= oldest' },
    { from: 'last < newest', to: 'last <= newest' },
  ].map((one) => ({
    ...one,
    file: 'src/domain/consumption/period.ts',
    why: 'For two equal days, both branches return the same day.',
  })),
  { file: 'src/domain/account/user.ts', from: '[]', to: filled, why: 'No form has this name.' },
  {
    file: 'src/api/client/client.ts',
    from: `{
    return undefined;
  }`,
    to: '{}',
    why: 'A function without a return statement returns undefined.',
  },
  { file: 'src/api/client/failures.ts', from: '[]', to: filled, why: 'No response has this code.' },
  { file: 'src/api/storage/stored.ts', from: "'null'", to: '""', why: 'Invalid JSON counts as missing.' },
  { from: 'z.trim()', to: 'z', why: notLoaded },
  { file: 'machines/invite/emails.ts', from: 'email.toLowerCase()', to: 'email.toUpperCase()', why: oneCase },
  {
    file: 'machines/invite/emails.ts',
    from: '/^mailto:([^?]*).*$/i',
    to: '/^mailto:([^?]*).*/i',
    why: 'A token contains no line break.',
  },
  {
    file: 'machines/invite/emails.ts',
    from: "token.startsWith('\"')",
    to: "token.endsWith('\"')",
    why: 'A token that starts with a quote also ends with a quote, and no other token does.',
  },
  { file: 'machines/invite/emails.ts', from: '/^[;\\t\\r\\n]$/', to: '/[;\\t\\r\\n]$/', why: oneToken },
  { file: 'machines/invite/emails.ts', from: '/^[;\\t\\r\\n]$/', to: '/^[;\\t\\r\\n]/', why: oneToken },
];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lines of the schemas in statecharts, as `file:first-last`. The path kit mutates the other lines. */
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

const runGenerated = async (files: readonly string[]): Promise<number> => {
  const stryker = new Stryker({
    mutate: [...(files.length ? files : judged), '!**/*.test.ts'],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: 'test/mutants/vitest.config.ts' },
    concurrency: 1,
    tempDirName: 'test-results/mutants',
    // Without this value, Stryker would rewrite the tsconfig with the API of an older TypeScript.
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

/** `npm run mutants [file…]` generates mutants of the code; `seeded [name…]` uses known defects. */

const [first, ...others] = process.argv.slice(2);
const missed = first === 'seeded' ? runSeeded(others) : await runGenerated(first ? [first, ...others] : []);
process.exitCode = missed === 0 ? 0 : 1;
