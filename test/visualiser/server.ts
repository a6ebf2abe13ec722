import { existsSync } from 'node:fs';
import { preview } from 'vite';

const { VISUALISER_DIST: outDir = '', VISUALISER_PORT: port } = process.env;

if (!existsSync(`${outDir}/index.html`)) await import('./build.ts');

const server = await preview({
  configFile: 'src/visualiser/vite.config.ts',
  build: { outDir },
  preview: { port: Number(port), strictPort: true },
});
server.printUrls();
