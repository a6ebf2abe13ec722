import { build } from 'vite';

/** Builds the portal of the journeys, in `JOURNEYS_DIST`. */
await build({ build: { outDir: process.env.JOURNEYS_DIST, emptyOutDir: true }, logLevel: 'warn' });
