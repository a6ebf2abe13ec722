import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSpecs, playwrightReport, vitestReport } from '../paths/evidence.ts';
import type { Check, Defect } from './seeded.ts';

/** Failed tests of a report, and files that could not run. */
export const failedInVitest = (report: unknown): string[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return status === 'failed' && failed.length === 0 ? [name] : failed.map(({ fullName }) => fullName);
  });

export const failedInPlaywright = (report: unknown): string[] =>
  playwrightReport
    .parse(report)
    .suites.flatMap(listSpecs)
    .filter(({ problem }) => problem !== null)
    .map(({ name }) => name);

/** @throws Error if the text does not occur exactly once. */
export const replaceOnce = (
  text: string,
  { name, find, replacement }: Omit<Defect, 'breaks' | 'check' | 'file'>,
): string => {
  const [before = '', after, ...others] = text.split(find);
  if (after === undefined || others.length > 0)
    throw new Error(`${name}: the text does not occur exactly once`);
  return `${before}${replacement}${after}`;
};

export const copyPortal = (root: string) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')));
  const report = join(folder, 'failures.json');

  const run = (command: string, args: readonly string[], options: { cwd: string }) =>
    spawnSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ...options,
    });

  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.stdout.split('\0').filter(Boolean))
    cpSync(join(root, file), join(folder, file), { force: true });
  // Hard links: a copy would be slow, and browsers do not load files behind a symbolic link.
  const packages = join(folder, 'node_modules');
  if (run('cp', ['-al', join(root, 'node_modules'), packages], { cwd: root }).status !== 0)
    cpSync(join(root, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true });

  return {
    put: (defect: Defect) => {
      const file = join(folder, defect.file);
      const before = readFileSync(file, 'utf8');
      writeFileSync(file, replaceOnce(before, defect));
      return () => writeFileSync(file, before);
    },
    failuresOf: ({ part, words }: Check): string[] => {
      const reporter =
        part === 'journeys' ? ['--reporter=json'] : ['--reporter=json', `--outputFile=${report}`];
      rmSync(report, { force: true });
      const { stdout, stderr } = run('npm', ['run', part, '--', ...words, ...reporter], { cwd: folder });
      try {
        const output: unknown = JSON.parse(readFileSync(report, 'utf8'));
        return part === 'journeys' ? failedInPlaywright(output) : failedInVitest(output);
      } catch {
        throw new Error(`No report after npm run ${part} ${words.join(' ')}\n${stdout}\n${stderr}`);
      }
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
};
