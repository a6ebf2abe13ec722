import { build, preview } from 'vite';

const { VISUALISER_DIST: outDir, VISUALISER_PORT: port } = process.env;
const configFile = 'src/visualiser/vite.config.ts';

/** The visualiser as it is built, from a folder of its own: static files, and nothing behind them. */
await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
const server = await preview({
  configFile,
  build: { outDir },
  preview: { port: Number(port), strictPort: true },
});
server.printUrls();
