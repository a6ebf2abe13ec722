import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './command.ts';

/** Writes a text to a folder that is made if need be, and gives the file's name. */
export const writeFile = (folder: string, name: string, text: string): string => {
  try {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, name);
    writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`);
    return file;
  } catch (thrown) {
    throw new UsageError(
      `Impossible d’écrire dans « ${folder} » : ${thrown instanceof Error ? thrown.message : thrown}`,
    );
  }
};
