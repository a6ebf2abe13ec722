import { execFileSync } from 'node:child_process';
import { build } from 'vite';

process.env.VISUALISER_DAYS ??= '1';
execFileSync('npx', ['tsx', 'test/paths/cli.ts', 'run', 'addContract'], { stdio: 'ignore' });
await build({
  configFile: 'src/visualiser/vite.config.ts',
  build: { outDir: process.env.VISUALISER_DIST, emptyOutDir: true },
  logLevel: 'warn',
});
