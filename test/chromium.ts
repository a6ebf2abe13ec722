import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { installPackages, isExecutable, listPlaces, run } from './executables.ts';

/** Headless shells, preferred because they open a page faster, with the same rendering. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'Google Chrome',
];

/** Path of the headless shell that Playwright installs beside its Chromium but does not expose. */
const shellBeside = (full: string): string =>
  full.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

/**
 * Finds the Chromium of the tests: `CHROMIUM_PATH`, else an installed headless shell, else Playwright's Chromium,
 * else an installed Chrome or Chromium; else undefined. Throws if `CHROMIUM_PATH` is not executable.
 */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is not an executable file: ${named}`);
    return named;
  }
  const full = chromium.executablePath();
  return [...listPlaces(shells), shellBeside(full), ...listPlaces(browsers), full].find(isExecutable);
};

/** Features that Playwright disables. They are repeated here, because Chromium reads only the last list. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar, disabled because each journey would load them. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  // Without this flag, the headless shell rounds the width of each letter, unlike a full browser.
  '--font-render-hinting=none',
  `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
];

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
