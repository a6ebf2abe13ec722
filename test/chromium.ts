import { chromium } from 'playwright';
import { isExecutable, listPlaces } from './executables.ts';

/** The headless shell first: it opens a page in three quarters of the time, and draws it alike. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'Google Chrome',
];

/** The headless shell that Playwright installs beside its Chromium, whose path alone it gives. */
const shellBeside = (full: string): string =>
  full.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)[\\/].*?(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell$4',
  );

/**
 * The Chromium that the tests drive: `CHROMIUM_PATH`, else an installed headless shell, else Playwright's own, else
 * a full Chrome or Chromium. Undefined where there is none; a `CHROMIUM_PATH` that cannot be run is an error.
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
  // The headless shell would round the width of each letter, which a full browser does not.
  '--font-render-hinting=none',
  `--disable-features=${[...disabledByPlaywright, ...addressBar].join(',')}`,
];
