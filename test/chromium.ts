import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualFolders = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The Chromium that the tests drive: `CHROMIUM_PATH`, else an installed Chrome or Chromium, else
 * Playwright's own. Undefined where there is none; a `CHROMIUM_PATH` that cannot be run is an error.
 */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH is not an executable file: ${named}`);
    return named;
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualFolders];
  const candidates = folders.flatMap((folder) =>
    [...names, 'Google Chrome'].map((name) => join(folder, name)),
  );
  return [...candidates, chromium.executablePath()].find(isExecutable);
};

/** Those that Playwright disables by itself: of two lists, Chromium reads the last alone. */
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

/** The suggestions of the address bar are pages, loaded anew for each journey: a third of its time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Chromium is started with by the tests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
];
