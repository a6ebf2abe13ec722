import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { chromiumArgs, findChromium } from './chromium.ts';
import { installPackages, run } from './executables.ts';

const install = () =>
  installPackages('chromium-headless-shell') ||
  run('npx', 'playwright', 'install', '--only-shell', 'chromium');

/** Path of a Chromium for the tests, installed if there is none. */
export const installChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here: installing one…');
  install();
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed: set CHROMIUM_PATH to one.');
  return installed;
};

/** Options that launch the Chromium of the tests, installed if there is none, with more arguments. */
export const chromiumOptions = (...args: string[]): LaunchOptions => ({
  executablePath: installChromium(),
  args: [...chromiumArgs, ...args],
});

export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch(chromiumOptions(...args));
