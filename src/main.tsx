import { takeArrival } from './app/arrival.ts';
import { showStartFailure } from './app/startFailure.ts';

// The token leaves the address bar before any other code is even loaded.
const arrival = takeArrival();

const root = document.getElementById('root');
if (!root) throw new Error('No #root in the page');

try {
  const { start } = await import('./app/start.tsx');
  await start(root, arrival);
} catch {
  showStartFailure(root);
}
