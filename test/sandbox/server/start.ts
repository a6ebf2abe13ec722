import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from './listen.ts';
import { announce, closeOnSignal, readSettings, run } from './settings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm start`: builds the portal and serves it with the headers of production. */
await run(async () => {
  const settings = readSettings(process.env);
  console.log('Construction du portail…');
  await build({ root, logLevel: 'warn' });
  const served = await serve({ ...settings, dist: `${root}dist` });
  closeOnSignal(served);
  announce(served.url, settings.api);
});
