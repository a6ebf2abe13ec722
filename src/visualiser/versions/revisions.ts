import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import type { Revision, Revisions } from './describedFlow.schema.ts';

const git = (root: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.toString() : null;
};

const splitLines = (text: string | null): string[] => text?.split('\n').filter(Boolean) ?? [];

/** Wherever a revision keeps them. */
const charts = 'test/**/*.chart.json';

const isChart = (file: string): boolean => file.endsWith('.chart.json');

const chartsAt = (root: string, commit: string): string[] =>
  splitLines(git(root, 'ls-tree', '-r', '--name-only', commit, 'test/')).filter(isChart);

/** How many releases, and how many of the last commits that changed what is asked. */
export type Reach = { tags: number; commits: number; paths: readonly string[] };

/** In development: whatever may have changed a flow. */
export const farReach: Reach = { tags: 20, commits: 30, paths: ['machines', `:(glob)${charts}`] };

/** In what is built: the last release, and the last five times that a chart changed. */
export const nearReach: Reach = { tags: 1, commits: 5, paths: [`:(glob)${charts}`] };

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
    const flows = chartsAt(root, commit).map((file) => basename(file, '.chart.json'));
    return at && flows.length ? [{ commit, tag: tagged.get(commit) ?? null, at, flows }] : [];
  });
  return {
    isCheckout: true,
    revisions: revisions.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  };
};

/** The chart of a flow as a revision keeps it, a text of JSON; null where it keeps none. */
export const chartAt = (root: string, commit: string, flow: string): string | null => {
  const file = chartsAt(root, commit).find((known) => basename(known, '.chart.json') === flow);
  return file === undefined ? null : git(root, 'show', `${commit}:${file}`);
};
