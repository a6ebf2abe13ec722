import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { asFrench, comboBoxWords, portalAliases } from '../../vite.config.ts';
import { evidenceFolder, mutantsFile, runsFile } from './evidence/evidence.schema.ts';
import type { Revision, Revisions } from './versions/describedFlow.schema.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const page = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url));

const address = /\/versions\/(?:(revisions)|([0-9a-f]{40,64})\/(\w+)(\.screens)?)\.json$/;

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
type Reach = { tags: number; commits: number; paths: readonly string[] };

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

/**
 * Gives the visualiser what git keeps of the flows, at `versions/revisions.json`, `versions/<commit>/<flow>.json` (its chart)
 * and `versions/<commit>/<flow>.screens.json` (what is read on its screens, null where that is not kept): many in
 * development, a chosen few in what is built. `root` is that of the repository.
 */
export const versions = (root: string): Plugin => ({
  name: 'versions',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const found = address.exec(request.url?.split('?')[0] ?? '');
      if (!found) return next();
      const [, list, commit = '', flow = '', screens] = found;
      const text = list
        ? JSON.stringify(listRevisions(root, farReach))
        : storedAt(root, commit, flow, screens ? 'screens' : 'chart');
      response.statusCode = text === null && !screens ? 404 : 200;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(text ?? 'null');
    });
  },
  generateBundle() {
    const known = listRevisions(root, nearReach);
    const emit = (name: string, source: string) =>
      this.emitFile({ type: 'asset', fileName: `versions/${name}.json`, source });
    emit('revisions', JSON.stringify(known));
    for (const { commit, flows } of known.revisions)
      for (const flow of flows) {
        emit(`${commit}/${flow}`, storedAt(root, commit, flow, 'chart') ?? 'null');
        emit(`${commit}/${flow}.screens`, storedAt(root, commit, flow, 'screens') ?? 'null');
      }
  },
});

/** The page parses it: a file that is not what it should be is said to be so there. */
const readEvidence = (root: string, flow: string): string => {
  const read = (name: string) => {
    const file = join(root, evidenceFolder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : 'null';
  };
  return `{"runs":${read(runsFile(flow))},"mutants":${read(mutantsFile(flow))}}`;
};

/** Every flow has a chart. */
const listFlows = (root: string): string[] =>
  readdirSync(join(root, 'test/flows'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.chart.json') ? [basename(file, '.chart.json')] : [],
  );

const evidencePluginAddress = /\/evidence\/(\w+)\.json$/;

/**
 * Gives the visualiser what `npm run paths` keeps of its runs and of its mutations, at `evidence/<flow>.json`: as it
 * is at each reading in development, as it was at the build otherwise. `root` is that of the repository.
 */
export const evidence = (root: string): Plugin => ({
  name: 'evidence',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const [, flow] = evidencePluginAddress.exec(request.url?.split('?')[0] ?? '') ?? [];
      if (flow === undefined) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(readEvidence(root, flow));
    });
  },
  generateBundle() {
    for (const flow of listFlows(root))
      this.emitFile({ type: 'asset', fileName: `evidence/${flow}.json`, source: readEvidence(root, flow) });
  },
});

/** `npm run build:visualiser`: static files that can be put anywhere. The charts keep their sentences here. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    asFrench,
    comboBoxWords,
    evidence(repository),
    versions(repository),
  ],
  resolve: { alias: portalAliases },
  build: {
    outDir: fileURLToPath(new URL('../../dist-visualiser', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: [page('index'), page('screen')] },
  },
  worker: { format: 'es' },
});
