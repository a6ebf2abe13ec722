import { existsSync } from 'node:fs';
import { checkExchange, openContract } from '../contract/contract.ts';
import { serve } from '../sandbox/server/listen.ts';

const { JOURNEYS_DIST: dist = '', JOURNEYS_PORT: port } = process.env;

if (!existsSync(`${dist}/index.html`)) await import('./build.ts');

const { url } = await serve({ port: Number(port), dist, check: checkExchange(await openContract()) });
console.log(url);
