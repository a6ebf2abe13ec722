import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Flow } from '#src/kit/chart/flow.ts';
import { UsageError } from './command.ts';
import { readCatalogue } from './readCatalogue.ts';

const git = (root: string, args: readonly string[]) =>
  spawnSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });

/** A Git revision: flows, commit, and the folder of a temporary copy of its files. */
export type RevisionCopy = { flows: readonly Flow[]; commit: string; folder: string };

/** Loads the catalogue of another revision from a copy, which is deleted after `use`. */
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
