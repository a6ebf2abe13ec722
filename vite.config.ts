import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The sentences of the charts are for those who read them: the browser runs without. */
export const withoutSentences = (code: string): string =>
  code
    .replace(/\bsentences:\s*\{[^}]*\},?/g, '')
    .replace(/\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|flow(?:\.\w+)+),?/g, '');

const lighterCharts: Plugin = {
  name: 'lighter-charts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/machines\/[^/]+\/[^/]+\.(machine|state)\.ts$/ },
    handler: withoutSentences,
  },
};

/** Has the browser fetch the portal at once, as if the module that imports it could not do without: it can, and says so. */
const portalAhead: Plugin = {
  name: 'portal-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const imported = (chunk: (typeof chunks)[number] | undefined): typeof chunks =>
        chunk
          ? [
              chunk,
              ...chunk.imports.flatMap((name) => imported(chunks.find(({ fileName }) => fileName === name))),
            ]
          : [];
      const ahead = imported(chunks.find(({ name }) => name === 'start'));
      const links = [
        ...ahead.map(({ fileName }) => ['modulepreload', fileName] as const),
        ...ahead.flatMap(({ viteMetadata }) =>
          [...(viteMetadata?.importedCss ?? [])].map((css) => ['stylesheet', css] as const),
        ),
      ].filter(([, fileName]) => !html.includes(fileName));
      return links.map(([rel, fileName]) => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `/${fileName}` },
        injectTo: 'head',
      }));
    },
  },
};

/** What components say by themselves, in French alone. */
export const asFrench: Plugin = { ...optimizeLocales.vite({ locales: ['fr-FR'] }), enforce: 'pre' };

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

export default defineConfig({
  plugins: [lighterCharts, portalAhead, react(), vanillaExtractPlugin(), asFrench],
  resolve: { alias: portalAliases },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // Inlined assets would be data: URLs, which the security headers refuse.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A piece that two routes share stays its own: it is not moved into one of them.
      experimental: { chunkOptimization: false },
      output: {
        // What every page loads, then what every connected page loads, each in one piece: it packs better.
        codeSplitting: {
          groups: [
            // What imports the portal needs nothing of it.
            { name: 'index', test: /src\/main\.tsx$|vite\/preload-helper/, priority: 3 },
            { name: 'portal', test: /src\/app\/start\.tsx$/, priority: 2 },
            {
              name: 'connected',
              test: /src\/app\/layouts\/ConnectedLayout\.tsx$|src\/ui\/(Card|Link|PageHeader)\.tsx$|locales\/plural\.ts$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
