import { readFile } from 'node:fs/promises';
import { compressBuild } from './compressBuild.ts';
import { configureBuild } from './configureBuild.ts';
import { readSettings } from './settings.ts';

const configure = async ([file, dist = 'dist']: readonly string[]): Promise<string> => {
  if (!file) throw new Error('Indiquez un fichier de réglages : npm run configure -- deploy/settings.json');
  await configureBuild(dist, readSettings(await readFile(file, 'utf8')));
  await compressBuild(dist);
  return `Le portail de ${dist} a les réglages de ${file}.`;
};

try {
  process.stdout.write(`${await configure(process.argv.slice(2))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
