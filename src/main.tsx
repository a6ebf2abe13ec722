import { lookUpHost } from '#brands/hosts.ts';
import { beginSession } from './api/client/ahead.ts';
import { readToken } from './api/storage/token.ts';
import { isMenuClosed } from './app/settings/theme.ts';
import { applyBrand } from './app/start/applyBrand.ts';
import { findFirstReads, forgetStartFailure, showStartFailure, takeArrival } from './app/start/firstRead.ts';
import { isSessionAhead, settingsElement } from './app/start/painted.ts';

const arrival = takeArrival();

// Stops zod from compiling schemas, which the CSP forbids. Zod reads this global when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Waits until the stylesheet is loaded or has failed: without it, the page would be painted twice. */
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

  // Not awaited: the loaded chunks may import this module, whose evaluation must be complete.
  Promise.all([import('./app/start/start.tsx'), branded, waitForStyle()])
    .then(([{ start }, applied]) => start(root, { arrival, host, applied }))
    .then(forgetStartFailure)
    .catch(async () => {
      // After the brand, which also changes the title of the page.
      await Promise.allSettled([branded]);
      showStartFailure();
    });
};

// An outdated browser shows another page (`index.html`).
if (!('outdated' in document.documentElement.dataset)) {
  // Not a deferred script, which the stylesheet would delay. The settings are the last element of the page.
  if (document.getElementById(settingsElement)) begin();
  else addEventListener('DOMContentLoaded', begin);
}
