import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { asFrench, comboBoxWords, portalAliases } from '../../vite.config.ts';
import { groupBy } from '../domain/lists.ts';
import {
  evidenceFolder,
  evidenceSchema,
  type Facts,
  factsSchema,
  mutantsFile,
  runsFile,
} from './evidence/evidence.ts';
import type { Revision } from './versions/flowsFile.schema.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const page = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url));

const git = (root: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.toString() : null;
};

const splitLines = (text: string | null): string[] => text?.split('\n').filter(Boolean) ?? [];

/** Number of recent days whose revisions the build contains. Each revision takes seconds to build. */
const mostDays = Number(process.env.VISUALISER_DAYS ?? 5);

const readTags = (root: string): ReadonlyMap<string, string> =>
  new Map(
    splitLines(
      git(
        root,
        'for-each-ref',
        'refs/tags',
        '--sort=-creatordate',
        '--count=20',
        '--format=%(if)%(*objectname)%(then)%(*objectname)%(else)%(objectname)%(end) %(refname:short)',
      ),
    ).map((line): [string, string] => {
      const [commit = '', tag = ''] = line.split(' ');
      return [commit, tag];
    }),
  );

const books = ':(glob)test/flows/**/*.md';

/** Commits that change books, with the flows of these books. Each change of a flow changes its book. */
const readLog = (root: string, ...which: string[]): Revision[] =>
  (git(root, 'log', '--format=%x00%H%x09%cI', '--name-only', ...which) ?? '')
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...files] = splitLines(entry);
      const [commit = '', at = ''] = head.split('\t');
      const flows = files.flatMap((file) =>
        /^test\/flows\/.*\.md$/.test(file) ? basename(file, '.md') : [],
      );
      return { commit, tag: null, at, flows };
    });

/** Git revisions that can be compared, newest first. Empty for a folder without Git. */
export const listRevisions = (root: string): Revision[] => {
  const tagged = readTags(root);
  const recent = readLog(root, '-n500', '--', books);
  const released = tagged.size ? readLog(root, '--no-walk', ...tagged.keys()) : [];
  const others = released.filter(({ commit }) => !recent.some((one) => one.commit === commit));
  return [...recent, ...others]
    .map((revision) => ({ ...revision, tag: tagged.get(revision.commit) ?? null }))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
};

/**
 * Revisions of a build: the last release, and the last revision of each recent day. Each revision lists the
 * flows that changed on its day. The oldest revision lists none, because its previous revision is unknown.
 */
export const keepDays = (revisions: readonly Revision[]): Revision[] => {
  const release = revisions.find(({ tag }) => tag !== null);
  const days = [...groupBy(revisions, ({ at }) => at.slice(0, 10)).values()].slice(0, mostDays);
  const lastOnes = days.flatMap((ofDay) => {
    const flows = [...new Set(ofDay.flatMap((one) => one.flows))];
    return ofDay.slice(0, 1).map((last) => ({ ...last, flows }));
  });
  const isListed = release && lastOnes.some(({ commit }) => commit === release.commit);
  const listed = release && !isListed ? [...lastOnes, release] : lastOnes;
  return listed.map((one, index) => (index === listed.length - 1 ? { ...one, flows: [] } : one));
};

const runPaths = (root: string, ...options: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/paths/cli.ts', ...options], { cwd: root });

const exportFlows = async (root: string, revision?: string): Promise<string> => {
  const options = revision === undefined ? [] : ['--rev', revision];
  const known = join(root, `coverage/flows/${revision}.json`);
  if (existsSync(known)) return readFileSync(known, 'utf8');
  const { stdout } = await runPaths(root, 'export', ...options);
  return readFileSync(stdout.trim(), 'utf8');
};

const serving = (
  address: RegExp,
  make: (found: RegExpExecArray) => Promise<string | null> | string,
): Pick<Plugin, 'configureServer'> => ({
  configureServer: ({ middlewares }) => {
    middlewares.use(async (request, response, next) => {
      const found = address.exec(request.url?.split('?')[0] ?? '');
      if (!found) return next();
      const text = await make(found);
      response.statusCode = text === null ? 404 : 200;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    });
  },
});

/** Vite plugin that serves `versions/revisions.json` and `versions/<commit>.json`, also in a build. */
export const versions = (root: string, exported = exportFlows): Plugin => {
  const built = new Map<string, Promise<string | null>>();
  const flowsAt = (commit: string) => {
    const flows = built.get(commit) ?? exported(root, commit).catch(() => null);
    built.set(commit, flows);
    return flows;
  };
  return {
    name: 'versions',
    ...serving(/\/versions\/(?:(revisions)|([0-9a-f]{40,64}))\.json$/, ([, list, commit = '']) =>
      list ? JSON.stringify(listRevisions(root)) : flowsAt(commit),
    ),
    async generateBundle() {
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit('flows.json', await exported(root));
      const emitted: Revision[] = [];
      for (const revision of keepDays(listRevisions(root))) {
        const flows = await flowsAt(revision.commit);
        if (flows === null) continue;
        emitted.push(revision);
        emit(`versions/${revision.commit}.json`, flows);
      }
      emit('versions/revisions.json', JSON.stringify(emitted));
    },
  };
};

const readEvidence = (root: string, flow: string): string => {
  const read = (name: string) => {
    const file = join(root, evidenceFolder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : 'null';
  };
  return `{"runs":${read(runsFile(flow))},"mutants":${read(mutantsFile(flow))}}`;
};

const listBooks = (root: string): string[] =>
  readdirSync(join(root, 'test/flows'), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    file.endsWith('.md') ? [join('test/flows', file)] : [],
  );

const readFacts = (root: string): string => {
  const revisions = listRevisions(root);
  const facts: Facts = {};
  for (const file of listBooks(root)) {
    const id = basename(file, '.md');
    const [, stories = '0'] = /, (\d+) histoires?\b/.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    const { runs } = evidenceSchema.parse(JSON.parse(readEvidence(root, id)));
    facts[id] = {
      stories: Number(stories),
      at: revisions.find(({ flows }) => flows.includes(id))?.at ?? null,
      runs: (runs?.runs ?? []).map((run) => ({ ...run, failures: run.failures.length })),
    };
  }
  return JSON.stringify(factsSchema.parse(facts));
};

/** Vite plugin that serves the results of the tests of each flow, and `overview.json`, also in a build. */
export const evidence = (root: string): Plugin => ({
  name: 'evidence',
  ...serving(/\/(?:overview|evidence\/(\w+))\.json$/, ([, flow]) =>
    flow === undefined ? readFacts(root) : readEvidence(root, flow),
  ),
  generateBundle() {
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    emit('overview.json', readFacts(root));
    for (const flow of listBooks(root).map((file) => basename(file, '.md')))
      emit(`evidence/${flow}.json`, readEvidence(root, flow));
  },
});

const layoutFolder = 'src/visualiser/drawing/layout';

const drawAll = async (root: string, flows: string): Promise<string> => {
  const sources = readdirSync(join(root, layoutFolder)).map((file) =>
    readFileSync(join(root, layoutFolder, file)),
  );
  const version = createHash('sha1').update(flows).update(sources.join('')).digest('hex');
  const folder = join(root, 'coverage/drawings', version);
  if (!existsSync(folder)) {
    const made = mkdtempSync(join(tmpdir(), 'drawings-'));
    await runPaths(root, 'draw', 'all', '--format', 'views', '--out', made);
    rmSync(dirname(folder), { recursive: true, force: true });
    cpSync(made, folder, { recursive: true });
    rmSync(made, { recursive: true });
  }
  return folder;
};

/** Vite plugin that adds drawings of all flows to a build, because a browser needs seconds for a layout. */
const drawings = (root: string): Plugin => {
  let drawn: Promise<string> | undefined;
  return {
    name: 'drawings',
    apply: 'build',
    buildStart() {
      drawn = exportFlows(root).then((flows) => drawAll(root, flows));
      // Prevents an unhandled rejection: the build awaits the drawings later, and then reports the failure.
      drawn.catch(() => {});
    },
    async generateBundle() {
      const folder = (await drawn) ?? '';
      for (const file of readdirSync(folder))
        this.emitFile({
          type: 'asset',
          fileName: `drawings/${file.replace('.views', '')}`,
          source: readFileSync(join(folder, file)),
        });
    },
  };
};

/** Configuration of `npm run build:visualiser`, which keeps the French descriptions of the charts. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    asFrench,
    comboBoxWords,
    evidence(repository),
    drawings(repository),
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
