import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readChart } from '#src/kit/chart/chart.ts';
import { noScreens, type Recordings, readRecordings, type Screens } from '#src/kit/narration/screens.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { type Flow, toCatalogue } from '#src/kit/toCatalogue.ts';
import { UsageError } from './command.ts';

/** Flows of the portal. To load all of them takes a second, so loads only the requested flow if possible. */
export const readCatalogue = async (
  root: string,
  words: readonly string[] = [],
): Promise<readonly Flow[]> => {
  const files = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.model.ts'))
    .sort();
  const load = async (wanted: readonly string[]) => {
    const modules = wanted.map(
      (file) => import(/* @vite-ignore */ pathToFileURL(join(root, 'machines', file)).href),
    );
    const exported = await Promise.all(modules);
    return toCatalogue(Object.fromEntries(wanted.map((file, rank) => [file, exported[rank]])));
  };
  const named = files.filter((file) => words.includes(basename(file, '.model.ts')));
  const found = named.length === 1 ? await load(named) : [];
  return found.some(({ id }) => words.includes(id)) ? found : load(files);
};

const git = (root: string, args: readonly string[]) =>
  spawnSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });

export type RevisionCopy = { flows: readonly Flow[]; commit: string; folder: string };

export const withRevision = async <T>(
  root: string,
  revision: string,
  use: (copy: RevisionCopy) => T,
): Promise<T> => {
  const named = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (named.status !== 0) throw new UsageError(`Révision git inconnue : « ${revision} ».`);
  const commit = named.stdout.toString().trim();
  const archive = git(root, ['archive', commit]);
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  try {
    spawnSync('tar', ['-x'], { cwd: folder, input: archive.stdout });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const flows = await readCatalogue(folder).catch(() => {
      throw new UsageError(`La révision « ${revision} » n’a pas de catalogue lisible.`);
    });
    return use({ flows, commit, folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

type Named = Pick<Flow, 'id' | 'folder'>;

const repository = fileURLToPath(new URL('../..', import.meta.url));

export const bookPath = ({ folder, id }: Named): string => `test/flows/${folder}/${id}.md`;

export const readBook = (flow: Named, root = repository): string => {
  const file = join(root, bookPath(flow));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

export const recordingsOf = (flow: Named, root = repository): Recordings =>
  readRecordings(readBook(flow, root));

export const screensOf = (flow: Named): Screens => recordingsOf(flow).screens ?? noScreens;

export const toDescribedFlow = ({ machine, model: { words } }: Flow): DescribedFlow => ({
  chart: readChart(machine),
  model: { words },
});
