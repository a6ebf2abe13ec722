import { execFileSync } from 'node:child_process';
import { build, preview } from 'vite';

const { VISUALISER_DIST: outDir, VISUALISER_PORT: port } = process.env;
const configFile = 'src/visualiser/vite.config.ts';

/** The visualiser as it is built, from a folder of its own: static files, and nothing behind them. */
// What is laid over the chart: the last run of one flow.
execFileSync('npx', ['tsx', 'test/paths/cli.ts', 'run', 'addContract'], { stdio: 'ignore' });
await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'warn' });
const server = await preview({
  configFile,
  build: { outDir },
  preview: { port: Number(port), strictPort: true },
});
server.printUrls();
