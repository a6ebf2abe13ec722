import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { compressBuild } from '../../deploy/compressBuild.ts';
import { configureBuild } from '../../deploy/configureBuild.ts';
import { deployedSettings } from '../deployedSettings.ts';

const [outDir = '', release] = process.argv.slice(2);

const anotherRelease: Plugin = {
  name: 'another-release',
  renderChunk: (code) => `${code}\nglobalThis.portalRelease = '${release}';`,
};

await build({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: release === 'second' ? [anotherRelease] : [],
});
await configureBuild(outDir, deployedSettings);
await compressBuild(outDir);
