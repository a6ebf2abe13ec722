import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from './defect.ts';
import { failedInPlaywright, failedInVitest } from './failures.ts';

/** A copy of the portal as it is on disk, in which faults can be put: gone once `dispose` is called. */
export const copyPortal = (root: string) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')));
  const report = join(folder, 'failures.json');

  const run = (command: string, args: readonly string[], options: { cwd: string; input?: string }) =>
    spawnSync(command, args, {
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      ...options,
    });

  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.stdout.split('\0').filter(Boolean))
    cpSync(join(root, file), join(folder, file), { force: true });
  // Neither a link to the folder, whose files a browser would not be given, nor a copy, which takes long where it can
  // be helped.
  const packages = join(folder, 'node_modules');
  if (run('cp', ['-al', join(root, 'node_modules'), packages], { cwd: root }).status !== 0)
    cpSync(join(root, 'node_modules'), packages, { recursive: true, verbatimSymlinks: true });

  const apply = (patch: string, ...options: string[]) => {
    const { status, stderr } = run('git', ['apply', ...options], { cwd: folder, input: patch });
    if (status !== 0) throw new Error(`The patch does not apply\n${stderr}`);
  };

  return {
    put: (patch: string) => apply(patch),
    takeOut: (patch: string) => apply(patch, '--reverse'),
    /** Runs a check, and gives the names of the tests that failed. */
    failuresOf: ({ part, words }: Check): string[] => {
      const reporter =
        part === 'journeys' ? ['--reporter=json'] : ['--reporter=json', `--outputFile=${report}`];
      rmSync(report, { force: true });
      const { stdout, stderr } = run('npm', ['run', part, '--', ...words, ...reporter], { cwd: folder });
      try {
        const output: unknown = JSON.parse(readFileSync(report, 'utf8'));
        return part === 'journeys' ? failedInPlaywright(output) : failedInVitest(output);
      } catch {
        throw new Error(`No report of ${part} ${words.join(' ')}\n${stdout}\n${stderr}`);
      }
    },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
};
