import { existsSync } from 'node:fs';
import { preview } from 'vite';

const { VISUALISER_DIST: outDir = '', VISUALISER_PORT: port } = process.env;

// A whole run has built it meanwhile.
if (!existsSync(`${outDir}/index.html`)) await import('./build.ts');

/** The visualiser as it is built, from a folder of its own: static files, and nothing behind them. */
const server = await preview({
  configFile: 'src/visualiser/vite.config.ts',
  build: { outDir },
  preview: { port: Number(port), strictPort: true },
});
server.printUrls();
