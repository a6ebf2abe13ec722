import { lookUpHost } from '#brands/hosts.ts';
import { beginSession } from './api/client/ahead.ts';
import { readToken } from './api/storage/token.ts';
import { isMenuClosed } from './app/settings/theme.ts';
import { applyBrand } from './app/start/applyBrand.ts';
import { findFirstReads, forgetStartFailure, showStartFailure, takeArrival } from './app/start/firstRead.ts';
import { isSessionAhead, settingsElement } from './app/start/painted.ts';

const arrival = takeArrival();

// Prevents zod from compiling schemas, because the CSP forbids this. Zod reads this global when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Waits until the stylesheet has loaded or failed, because the page would otherwise be painted twice. */
const waitForStyle = (): Promise<unknown> | null => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet || document.readyState === 'complete') return null;
  return new Promise((resolve) => {
    for (const target of [link, window]) target.addEventListener('load', resolve);
  });
};

const begin = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root in the page');
  if (isMenuClosed()) document.documentElement.dataset.menu = 'closed';
  const host = lookUpHost(location.host);
  if (isSessionAhead(root))
    beginSession(arrival ? arrival.token : readToken(), findFirstReads(root, location));
  const branded = applyBrand(root, host);

  // No `await`: a loaded chunk may import this module, so the evaluation of this module must end first.
  Promise.all([import('./app/start/start.tsx'), branded, waitForStyle()])
    .then(([{ start }, applied]) => start(root, { arrival, host, applied }))
    .then(forgetStartFailure)
    .catch(async () => {
      // Waits for the brand, which also changes the title of the page.
      await Promise.allSettled([branded]);
      showStartFailure();
    });
};

// In an outdated browser, `index.html` shows its message instead.
if (!('outdated' in document.documentElement.dataset)) {
  // Does not wait for `DOMContentLoaded`, which waits for the stylesheet.
  if (document.getElementById(settingsElement)) begin();
  else addEventListener('DOMContentLoaded', begin);
}
