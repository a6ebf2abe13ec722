import { build } from 'vite';
import { openContract } from '../contract/contract.ts';
import { checkExchange } from '../contract/exchange.ts';
import { serve } from '../sandbox/server/serve.ts';

const { JOURNEYS_DIST: dist, JOURNEYS_PORT: port } = process.env;

/** The portal of the journeys, on a sandbox that compares all it exchanges with the contract of the back office. */
await build({ build: { outDir: dist, emptyOutDir: true }, logLevel: 'warn' });
const { url } = await serve({ port: Number(port), dist, check: checkExchange(await openContract()) });
console.log(url);
