import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serve } from '../sandbox/serve.ts';

/** The portal of the journeys: built apart from `dist`, so that a start or another run cannot change it. */
const outDir = await mkdtemp(join(tmpdir(), 'portal-'));
await build({ build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
const { url } = await serve({ port: Number(process.env.JOURNEYS_PORT), dist: outDir });
console.log(url);
