import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { installPackages, isExecutable, listPlaces, run } from './executables.ts';

/** Names of headless shells, which open a page faster than a browser and render it in the same way. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  ...['chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable', 'chrome', 'Google Chrome'],
];

/** Path of the headless shell that Playwright installs beside its Chromium, but does not export. */
const shellBeside = (full: string): string =>
  full.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

/** Path of an installed Chromium. @throws Error if `CHROMIUM_PATH` is not executable. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is not an executable file: ${named}`);
    return named;
  }
  const full = chromium.executablePath();
  return [...listPlaces(shells), shellBeside(full), ...listPlaces(browsers), full].find(isExecutable);
};

/** Features that Playwright disables, repeated here because only the last `--disable-features` counts. */
const disabledByPlaywright = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['TcpPortRandomizationWin', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch'],
];

/** Features to disable: they load internal pages for the address bar, in each new tab. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  // Without this option, the headless shell rounds the widths of letters.
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
  if (!installed) throw new Error('The installation of Chromium failed: set CHROMIUM_PATH to an executable.');
  return installed;
};

export const chromiumOptions = (...args: string[]): LaunchOptions => ({
  executablePath: installChromium(),
  args: [...chromiumArgs, ...args],
});

export const launchChromium = (...args: string[]): Promise<Browser> =>
  chromium.launch(chromiumOptions(...args));
