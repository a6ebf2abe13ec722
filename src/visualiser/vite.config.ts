import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { asFrench, comboBoxWords, portalAliases } from '../../vite.config.ts';
import { evidence } from './evidence/evidencePlugin.ts';
import { versions } from './versions/versionsPlugin.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

const page = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url));

/** `npm run build:visualiser`: static files that can be put anywhere. The charts keep their sentences here. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    asFrench,
    comboBoxWords,
    evidence(repository),
    versions(repository),
  ],
  resolve: { alias: portalAliases },
  build: {
    outDir: fileURLToPath(new URL('../../dist-visualiser', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: [page('index'), page('screen')] },
  },
  worker: { format: 'es' },
});
