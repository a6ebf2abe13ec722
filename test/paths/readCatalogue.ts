import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Flow } from '#src/kit/chart/flow.ts';
import { toCatalogue } from '#src/kit/toCatalogue.ts';

/** Every flow whose model is under a folder that holds the portal: this one, or another revision of it. */
export const readCatalogue = async (root: string): Promise<readonly Flow[]> => {
  const files = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.model.ts'))
    .sort();
  const modules = files.map(
    (file) => import(/* @vite-ignore */ pathToFileURL(join(root, 'machines', file)).href),
  );
  const exported = await Promise.all(modules);
  return toCatalogue(Object.fromEntries(files.map((file, rank) => [file, exported[rank]])));
};
