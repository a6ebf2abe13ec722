import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { nginxStyles, stylesFile } from '../../deploy/nginxFiles.ts';
import { exampleSettings, withSettings } from '../../deploy/settings.ts';
import type { DeploymentFile } from '../app/settings/deployment.ts';
import { hoistStyles, joinStylesheets, splitRules } from './inlineStyles.ts';
import { nginxPages, pagesFile, paintedPages } from './pages.ts';
import { holdStyle, paintedStyle } from './paintedStyle.ts';
import type * as rendering from './render.tsx';
import { withholdImages } from './withholdImages.ts';
import { writePage } from './writePage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The views of the portal, built to be rendered here: their classes and their files have the names they have in the portal.
 * Their stylesheet is the portal's, and more: what only stands until the session is known.
 */
const buildRendering = async (outDir: string): Promise<typeof rendering & { css: string }> => {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/render.tsx',
      outDir,
      ssrEmitAssets: true,
      minify: false,
      cssMinify: true,
      manifest: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js', codeSplitting: {} } },
    },
  });
  const assets = join(outDir, 'assets');
  const [stylesheet = ''] = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const css = await readFile(join(assets, stylesheet), 'utf8');
  return { ...(await import(pathToFileURL(join(outDir, 'render.js')).href)), css };
};

const listChunks = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk');

/** The files that a module which comes on demand needs, its own first. */
const listFiles = (chunks: readonly Rolldown.OutputChunk[], module: string): string[] => {
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
  if (!first) throw new Error(`No chunk of ${module}`);
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(imported);
  };
  add(first.fileName);
  return [...files];
};

/** All the pages, one after the other, and the rules of what they may not hold themselves. */
const paintAll = async (paint: typeof rendering.paint, settings: DeploymentFile) => {
  const pages = [];
  for (const page of paintedPages) {
    const painting = await paint(page, JSON.stringify(settings));
    pages.push({ page, ...painting, ...hoistStyles(withholdImages(painting.html)) });
  }
  return { pages, rules: new Set(pages.flatMap(({ rules }) => rules)) };
};

const writePhones = async (listPhones: typeof rendering.listPhones) => JSON.stringify(await listPhones());

/** What is emitted under a name, to be written otherwise. */
const takeAsset = (bundle: Rolldown.OutputBundle, isIt: (fileName: string) => boolean) => {
  const asset = Object.values(bundle).find(({ fileName }) => isIt(fileName));
  if (asset?.type !== 'asset') throw new Error('The build has not made what the pages are made of');
  delete bundle[asset.fileName];
  return asset;
};

/**
 * Writes the HTML of each page beside the portal: what is known before any script, from the same views, with the style that
 * paints it and what lets this style in.
 */
export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      // Stories are built with these plugins too.
      if (!('index.html' in bundle)) return;
      const index = takeAsset(bundle, (fileName) => fileName === 'index.html');
      const portalStyle = takeAsset(bundle, (fileName) => /\/style-[^/]*\.css$/.test(fileName));
      const chunks = listChunks(bundle);
      const outDir = await mkdtemp(join(tmpdir(), 'prerender-'));
      try {
        const settings = exampleSettings();
        const { paint, listPhones, css } = await buildRendering(outDir);
        const { pages, rules } = await paintAll(paint, settings);
        const own = String(portalStyle.source);
        const waiting = splitRules(css).filter((rule) => !own.includes(rule));
        const ofViews = [own, ...waiting].join('\n');
        const stylesheet = joinStylesheets([ofViews, ...rules]);
        const template = withSettings(String(index.source), settings).replace(
          portalStyle.fileName,
          stylesheet.fileName,
        );
        this.emitFile({ type: 'asset', ...stylesheet });
        const written = [];
        for (const { page, modules, ...painting } of pages) {
          const scripts = new Set(
            ['src/app/start/start.tsx', ...modules].flatMap((module) => listFiles(chunks, module)),
          );
          const html = writePage(template, { ...page, ...painting, scripts: [...scripts] });
          const style = await paintedStyle(ofViews, { page: html, rules: painting.rules });
          written.push({ fileName: page.file, source: holdStyle(html, style) });
        }
        for (const page of written) this.emitFile({ type: 'asset', ...page });
        // Read by the inline script of `index.html`, in a browser that is too old.
        this.emitFile({ type: 'asset', fileName: 'telephones.json', source: await writePhones(listPhones) });
        this.emitFile({ type: 'asset', fileName: pagesFile, source: nginxPages() });
        this.emitFile({ type: 'asset', fileName: stylesFile, source: nginxStyles(written) });
      } finally {
        await rm(outDir, { recursive: true });
      }
    },
  },
});
