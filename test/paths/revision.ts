import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Flow } from '#src/kit/chart/flow.ts';
import { UsageError } from './command.ts';
import { readCatalogue } from './readCatalogue.ts';

const git = (root: string, args: readonly string[]) =>
  spawnSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });

/** Loads the catalogue of another revision, from a copy that is gone afterwards, for as long as `use` lasts. */
export const withRevision = async <T>(
  root: string,
  revision: string,
  use: (flows: readonly Flow[]) => T,
): Promise<T> => {
  const named = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (named.status !== 0) throw new UsageError(`Révision git inconnue : « ${revision} ».`);
  const archive = git(root, ['archive', named.stdout.toString().trim(), 'package.json', 'machines']);
  if (archive.status !== 0) throw new UsageError(`La révision « ${revision} » n’a pas de machines.`);
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  try {
    spawnSync('tar', ['-x'], { cwd: folder, input: archive.stdout });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const flows = await readCatalogue(folder).catch(() => {
      throw new UsageError(`La révision « ${revision} » n’a pas de catalogue lisible.`);
    });
    return use(flows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
