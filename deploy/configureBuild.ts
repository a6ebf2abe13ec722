import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DeploymentFile } from '../src/app/settings/deployment.ts';
import { paintedPages } from '../src/prerender/pages.ts';
import { nginxFiles } from './nginxFiles.ts';
import { placeholdersIn, withSettings } from './settings.ts';

const pagesIn = async (dist: string): Promise<string[]> => {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`Il n’y a pas de portail dans ${dist} : lancez d’abord npm run build.`);
  return (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
};

/** Writes settings and security headers into a build. Throws before any write if a setting is invalid. */
export const configureBuild = async (dist: string, settings: DeploymentFile): Promise<void> => {
  const placeholders = placeholdersIn(settings);
  if (placeholders.length > 0) throw new Error(placeholders.join('\n'));
  const written = await Promise.all(
    (await pagesIn(dist)).map(async (file) => {
      const path = join(dist, file);
      return [path, withSettings(await readFile(path, 'utf8'), settings)] as const;
    }),
  );
  for (const [path, page] of written) await writeFile(path, page);
  for (const { fileName, source } of nginxFiles(settings, paintedPages)) {
    const path = join(dist, fileName);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, source);
  }
};
