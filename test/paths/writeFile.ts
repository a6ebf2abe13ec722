import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './command.ts';

/** Why a file could not be written, by the code that Node gives. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'l’accès y est refusé',
  EPERM: 'l’accès y est refusé',
  EROFS: 'rien ne peut y être modifié',
  ENOTDIR: 'une partie de ce chemin est un fichier',
  EEXIST: 'ce nom est celui d’un fichier',
  EISDIR: 'ce nom est celui d’un dossier',
  ENOSPC: 'il n’y a plus de place',
  ENAMETOOLONG: 'ce nom est trop long',
};

const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown);
  return ('code' in thrown && reasons[String(thrown.code)]) || thrown.message;
};

/** Writes a text to a folder that is made if need be, and gives the file's name. */
export const writeFile = (folder: string, name: string, text: string): string => {
  const file = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text.endsWith('\n') ? text : `${text}\n`);
    return file;
  } catch (thrown) {
    throw new UsageError(`Impossible d’écrire « ${file} » : ${reasonOf(thrown)}.`);
  }
};
