import { lookUpHost } from '#brands/hosts.ts';
import { beginSession } from './api/client/ahead.ts';
import { readToken } from './api/storage/token.ts';
import { isMenuClosed } from './app/settings/theme.ts';
import { dress } from './app/start/dress.ts';
import { findFirstRead, forgetStartFailure, showStartFailure, takeArrival } from './app/start/firstRead.ts';
import { fetchScripts, isSessionAhead } from './app/start/painted.ts';

// The token leaves the address bar before any other code is even loaded.
const arrival = takeArrival();

// The security headers forbid what zod would compile: it reads this as soon as it comes, with whatever needs it first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');

const begin = (root: HTMLElement) => {
  if (isMenuClosed()) document.documentElement.dataset.menu = 'closed';
  const host = lookUpHost(location.host);
  if (isSessionAhead(root))
    beginSession(arrival ? arrival.token : readToken(), findFirstRead(root, location));
  const dressed = dress(root, host);
  fetchScripts(root);

  // Not awaited: what else there is to load may need this module whole.
  Promise.all([import('./app/start/start.tsx'), dressed])
    .then(([{ start }, dress]) => start(root, { arrival, host, dress }))
    .then(forgetStartFailure)
    .catch(async () => {
      // The message is added to the title, which names the brand when the brand is loaded.
      await Promise.allSettled([dressed]);
      showStartFailure();
    });
};

// A browser that is too old has its own page (`index.html`).
if (!('outdated' in document.documentElement.dataset)) begin(root);
