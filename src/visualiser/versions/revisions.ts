import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import type { Revision, Revisions } from './describedFlow.schema.ts';

const git = (root: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.toString() : null;
};

const splitLines = (text: string | null): string[] => text?.split('\n').filter(Boolean) ?? [];

/** What a revision keeps of a flow: its chart, and what is read on its screens. */
type Stored = 'chart' | 'screens';

/** Wherever a revision keeps them. */
const storedPaths = [':(glob)test/**/*.chart.json', ':(glob)test/**/*.screens.json'];

const listed = new Map<string, readonly string[]>();

/** The files of the tests of a commit, which never change. */
const filesAt = (root: string, commit: string): readonly string[] => {
  const known = `${root} ${commit}`;
  const files = listed.get(known) ?? splitLines(git(root, 'ls-tree', '-r', '--name-only', commit, 'test/'));
  listed.set(known, files);
  return files;
};

/** How many releases, and how many of the last commits that changed what is asked. */
export type Reach = { tags: number; commits: number; paths: readonly string[] };

/** In development: whatever may have changed a flow. */
export const farReach: Reach = { tags: 20, commits: 30, paths: ['machines', ...storedPaths] };

/** In what is built: the last release, and the last five times that a chart, or what is read on a screen, changed. */
export const nearReach: Reach = { tags: 1, commits: 5, paths: storedPaths };

/** The revisions that keep charts, the newest first; `isCheckout` is false where git does not know the folder. */
export const listRevisions = (root: string, { tags, commits, paths }: Reach): Revisions => {
  if (git(root, 'rev-parse', '--verify', 'HEAD') === null) return { isCheckout: false, revisions: [] };
  const tagged = new Map(
    splitLines(
      git(
        root,
        'for-each-ref',
        'refs/tags',
        '--sort=-creatordate',
        `--count=${tags}`,
        '--format=%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(refname:short)',
      ),
    ).map((line): [string, string] => {
      const [commit = '', tag = ''] = line.split(' ');
      return [commit, tag];
    }),
  );
  const recent = splitLines(git(root, 'log', `-n${commits}`, '--format=%H', '--', ...paths));
  const revisions = [...new Set([...tagged.keys(), ...recent])].flatMap((commit): Revision[] => {
    const at = git(root, 'show', '-s', '--format=%cI', commit)?.trim();
    const flows = filesAt(root, commit)
      .filter((file) => file.endsWith('.chart.json'))
      .map((file) => basename(file, '.chart.json'));
    return at && flows.length ? [{ commit, tag: tagged.get(commit) ?? null, at, flows }] : [];
  });
  return {
    isCheckout: true,
    revisions: revisions.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  };
};

/** What a revision keeps of a flow, a text of JSON; null where it keeps none. */
export const storedAt = (root: string, commit: string, flow: string, stored: Stored): string | null => {
  const file = filesAt(root, commit).find((known) => basename(known) === `${flow}.${stored}.json`);
  return file === undefined ? null : git(root, 'show', `${commit}:${file}`);
};
