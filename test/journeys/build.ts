import { build } from 'vite';

await build({ build: { outDir: process.env.JOURNEYS_DIST, emptyOutDir: true }, logLevel: 'warn' });
