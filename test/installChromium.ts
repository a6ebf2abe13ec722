import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Debian's package where this user may install it, else Playwright's own build. */
const install = () =>
  (process.getuid?.() === 0 &&
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')) ||
  run('npx', 'playwright', 'install', '--only-shell', 'chromium');

/** The path of a Chromium for the tests, installed where there is none. */
export const installChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here: installing one…');
  install();
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed: set CHROMIUM_PATH to one.');
  return installed;
};
