import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { chromiumArgs, findChromium } from './chromium.ts';
import { installPackages, run } from './executables.ts';

const install = () =>
  installPackages('chromium-headless-shell') ||
  run('npx', 'playwright', 'install', '--only-shell', 'chromium');

export const installChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium here: installing one…');
  install();
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed: set CHROMIUM_PATH to one.');
  return installed;
};

export const chromiumOptions = (...args: string[]): LaunchOptions => ({
  executablePath: installChromium(),
  args: [...chromiumArgs, ...args],
});

export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch(chromiumOptions(...args));
