import { takeArrival } from './app/arrival.ts';

// The token leaves the address bar before any other code is even loaded.
const arrival = takeArrival();

const { start } = await import('./app/start.tsx');
await start(arrival);
