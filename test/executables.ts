import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const usualFolders = [
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const listPlaces = (names: readonly string[]): string[] =>
  [...(process.env.PATH ?? '').split(delimiter), ...usualFolders].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  );

export const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

export const installPackages = (...names: string[]): boolean =>
  process.getuid?.() === 0 &&
  run('apt-get', 'update', '-qq') &&
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names);
