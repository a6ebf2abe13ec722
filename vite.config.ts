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

export const asFrench: Plugin = { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' };

/** Replaces the French words of React Aria's combobox: its package offers no other way. */
export const comboBoxWords: Plugin = {
  name: 'combo-box-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/intl\/combobox\/fr-FR\.m?js$/ },
    handler: () => fileURLToPath(new URL('src/fields/addresses/comboBoxWords.ts', import.meta.url)),
  },
};

export const portalAliases = [
  // The original creates workers to compress, which the security headers refuse.
  {
    find: /^fflate$/,
    replacement: fileURLToPath(new URL('src/spreadsheet/fflate.ts', import.meta.url)),
  },
  // React includes this hook: the shim for older versions is dead weight.
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
  // Packages that the development and test servers bundle in advance.
  optimizeDeps: { rolldownOptions: { plugins: [comboBoxWords] } },
  build: {
    target: 'es2022',
    manifest: true,
    // Licences of the shipped packages, which require it.
    license: { fileName: licencesFile },
    // The HTML of a page lists its preloads; a list per module would weigh on every page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Single file, loaded by the first page, so that each page is painted at once.
    cssCodeSplit: false,
    // Inlined assets would be data: URLs, which the security headers refuse.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Keeps a chunk shared by two routes separate, instead of merging it into one of them.
      experimental: { chunkOptimization: false },
      output: {
        // Chunks of every page, of the calls to the back office, then of every connected page: one chunk each
        // compresses better.
        codeSplitting: {
          groups: [
            // Entry chunk: the modules that import it need no other code of the portal.
            { name: 'index', test: /src\/main\.tsx$|vite\/preload-helper/, priority: 4 },
            {
              name: 'portal',
              test: /src\/app\/start\/start\.tsx$|src\/ui\/controls\/buttons\/Link\.css\.ts/,
              priority: 3,
            },
            { name: 'calls', test: /src\/flows\/session\/sessionCalls\.ts$/, priority: 2 },
            {
              name: 'connected',
              test: /src\/app\/layouts\/ConnectedLayout\.tsx$/,
              priority: 1,
            },
            // Small modules shared by many, in a few chunks: a request costs more than its content.
            {
              name: 'domain',
              test: /\/(locales|machines|icons|src\/(domain|app(\/(start|settings|profile|tour))?|views(\/(captcha|downloads|notices|progress))?|flows\/[\w-]+(\/(chart|words))?)\/\w+\.ts$)/,
              minShareCount: 12,
              priority: 0,
            },
            {
              name: 'dress',
              test: /src\/(fields(\/(addresses|attachments|contract))?|views(\/(downloads|notices|progress))?)\/[\w-]+\.css\.ts/,
              minShareCount: 3,
              priority: 0,
            },
            // Core of React Aria, used by every field and dialog: one chunk rather than ten.
            {
              name: 'aria',
              test: /react-aria\/dist\/private\/(interactions|utils|i18n|ssr|focus|visually-hidden|button|link|live-announcer)|react-aria-components\/dist\/private\/(utils|Button|Text|Label|I18nProvider)|react-stately\/dist\/private\/(utils|toggle)|collections\/Hidden/,
              minShareCount: 3,
              priority: 1,
            },
            // Calls of the lists and of the dashboard, with their answers.
            {
              name: 'reads',
              test: /src\/(api\/(client\/(pages|visitCache)|allInvoices|consumption|invoices|pendingInvoices)|domain\/(billing\/(invoice|invoiceSearch|toPay)|consumption\/(measure|meter)))\.ts$/,
              priority: 0,
            },
            // Measures by period, for the charts and the trends.
            {
              name: 'measures',
              test: /src\/domain\/consumption\/(bars|exportRange|period|siteReadings|trend)\.ts$/,
              priority: 0,
            },
          ],
        },
      },
    },
  },
});
