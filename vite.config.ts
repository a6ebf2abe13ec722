import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { assetLicences, licencesFile } from './src/assetLicences.ts';
import { lighterCharts } from './src/lighterCharts.ts';
import { prerender } from './src/prerender/plugin.ts';
import { toAssessment, toConformity } from './src/rgaa.ts';

/** What components say by themselves, in French alone. */
export const asFrench: Plugin = { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' };

/** What React Aria's combobox says by itself: its package has no other way to have it said otherwise. */
export const comboBoxWords: Plugin = {
  name: 'combo-box-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/intl\/combobox\/fr-FR\.m?js$/ },
    handler: () => fileURLToPath(new URL('src/fields/addresses/comboBoxWords.ts', import.meta.url)),
  },
};

/** What is built with another module than the one it names. */
export const portalAliases = [
  // Its own would zip in workers that the security headers refuse.
  {
    find: /^fflate$/,
    replacement: fileURLToPath(new URL('src/spreadsheet/fflate.ts', import.meta.url)),
  },
  // React has had it for long: what stands in for it before weighs for nothing.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
];

const assessment = toAssessment(readFileSync(new URL('docs/rgaa.md', import.meta.url), 'utf8'));

export default defineConfig({
  define: {
    __RGAA__: JSON.stringify(assessment),
    __CONFORMITY__: JSON.stringify(toConformity(assessment)),
  },
  plugins: [
    lighterCharts,
    react(),
    vanillaExtractPlugin(),
    asFrench,
    comboBoxWords,
    prerender(),
    assetLicences,
  ],
  resolve: { alias: portalAliases },
  // Packages that are bundled ahead of the server of development, and of tests.
  optimizeDeps: { rolldownOptions: { plugins: [comboBoxWords] } },
  build: {
    target: 'es2022',
    manifest: true,
    // The licences of what is shipped, which say that they go with it.
    license: { fileName: licencesFile },
    // What a page needs, its HTML names; the list of what each module needs would weigh in all of them.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // In one file, which the first page brings: a page is painted as soon as it is there.
    cssCodeSplit: false,
    // Inlined assets would be data: URLs, which the security headers refuse.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A piece that two routes share stays its own: it is not moved into one of them.
      experimental: { chunkOptimization: false },
      output: {
        // What every page loads, what calls the back office, then what every connected page loads, each in one piece: it
        // packs better.
        codeSplitting: {
          groups: [
            // What imports the portal needs nothing of it.
            { name: 'index', test: /src\/main\.tsx$|vite\/preload-helper/, priority: 4 },
            {
              name: 'portal',
              test: /src\/app\/start\/start\.tsx$|src\/ui\/controls\/buttons\/Link\.css\.ts/,
              priority: 3,
            },
            { name: 'calls', test: /src\/flows\/session\/sessionCalls\.ts$/, priority: 2 },
            {
              name: 'connected',
              test: /src\/app\/layouts\/ConnectedLayout\.tsx$|src\/app\/routes\/DashboardRoute\.tsx$/,
              priority: 1,
            },
            // What is small and shared by many, in a few pieces: each request costs more than what it brings.
            {
              name: 'domain',
              test: /\/(locales|machines|icons|src\/(app(\/(start|settings|profile|tour))?|views(\/(captcha|downloads|notices|progress))?|flows\/[\w-]+(\/(chart|words))?)\/\w+\.ts$)/,
              minShareCount: 12,
              priority: 0,
            },
            {
              name: 'dress',
              test: /src\/(fields(\/(addresses|attachments|contract))?|views(\/(downloads|notices|progress))?)\/[\w-]+\.css\.ts/,
              minShareCount: 3,
              priority: 0,
            },
            // The ground of React Aria, under every field and dialog: in one piece rather than in ten.
            {
              name: 'aria',
              test: /react-aria\/dist\/private\/(interactions|utils|i18n|ssr|focus|visually-hidden|button|link|live-announcer)|react-aria-components\/dist\/private\/(utils|Button|Text|Label|I18nProvider)|react-stately\/dist\/private\/(utils|toggle)|collections\/Hidden/,
              minShareCount: 3,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
