import { takeArrival } from './app/arrival.ts';
import { showStartFailure } from './app/startFailure.ts';

// The token leaves the address bar before any other code is even loaded.
const arrival = takeArrival();

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');

// Not awaited: what else there is to load may need this module whole.
import('./app/start.tsx').then(({ start }) => start(root, arrival)).catch(() => showStartFailure(root));
