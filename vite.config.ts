import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { assetLicences, licencesFile } from './src/assetLicences.ts';
import { chunks } from './src/chunks.ts';
import { lighterCharts } from './src/lighterCharts.ts';
import { prerender } from './src/prerender/plugin.ts';
import { toAssessment, toConformity } from './src/rgaa.ts';

export const asFrench: Plugin = { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' };

/** Replaces the French texts of React Aria's combobox, because its package has no option for them. */
export const comboBoxWords: Plugin = {
  name: 'combo-box-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/intl\/combobox\/fr-FR\.m?js$/ },
    handler: () => fileURLToPath(new URL('src/fields/addresses/comboBoxWords.ts', import.meta.url)),
  },
};

/** Replaces Vite's helper for `import()`, which preloads scripts and styles that the HTML already lists. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Replaces the Lucide component with a shorter one, because the portal sets no size and no colour. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => `import { createElement } from 'react';
      const attributes = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
        strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true };
      const shapes = ([tag, shape]) => createElement(tag, shape);
      export default ({ node }) => ({ className = '' }) =>
        createElement('svg', { ...attributes, className: 'lucide ' + className }, node.map(shapes));`,
  },
};

export const portalAliases = [
  { find: /^fflate$/, replacement: fileURLToPath(new URL('src/spreadsheet/fflate.ts', import.meta.url)) },
  // React contains this hook, so the shim for older versions is unnecessary.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
];

const assessment = toAssessment(readFileSync(new URL('docs/rgaa.md', import.meta.url), 'utf8'));

export default defineConfig({
  define: { __RGAA__: JSON.stringify(assessment), __CONFORMITY__: JSON.stringify(toConformity(assessment)) },
  plugins: [
    chunks(),
    plainImports,
    plainIcons,
    lighterCharts,
    react(),
    vanillaExtractPlugin(),
    asFrench,
    comboBoxWords,
    prerender(),
    assetLicences,
  ],
  resolve: { alias: portalAliases },
  optimizeDeps: { rolldownOptions: { plugins: [comboBoxWords] } },
  build: {
    target: 'es2022',
    manifest: true,
    // Required by the licences of the shipped packages.
    license: { fileName: licencesFile },
    // No lists of scripts to preload, because the HTML contains them, and each list would enlarge every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Single stylesheet, which the first page loads, so that later pages are painted at once.
    cssCodeSplit: false,
    // No inlined assets, because the CSP blocks `data:` URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
    },
  },
});
