import { build } from 'vite';

/** The portal that the journeys open, in `JOURNEYS_DIST`. */
await build({ build: { outDir: process.env.JOURNEYS_DIST, emptyOutDir: true }, logLevel: 'warn' });
