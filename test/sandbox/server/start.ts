import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { announce, closeOnSignal, run } from './terminal.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm start`: builds the portal and serves it as production does. */
await run(async () => {
  const settings = readSettings(process.env);
  console.log('Construction du portail…');
  await build({ root, logLevel: 'warn' });
  const served = await serve({ ...settings, dist: `${root}dist` });
  closeOnSignal(served);
  announce(served.url, settings.api);
});
