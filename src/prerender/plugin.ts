import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PurgeCSS } from 'purgecss';
import { build, type Plugin, type Rolldown } from 'vite';
import { nginxStyles, stylesFile } from '../../deploy/nginxFiles.ts';
import { exampleSettings, withSettings } from '../../deploy/settings.ts';
import type { DeploymentFile } from '../app/settings/deployment.ts';
import { nginxPages, type PaintedPage, pagesFile, paintedPages } from './pages.ts';
import type { listPhones, Painting, paint } from './render.tsx';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Rendering = { paint: typeof paint; listPhones: typeof listPhones; css: string };

const buildRendering = async (outDir: string): Promise<Rendering> => {
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

const listFiles = (chunks: readonly Rolldown.OutputChunk[], module: string): string[] => {
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
  if (!first) throw new Error(`No chunk contains ${module}`);
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) add(imported);
  };
  add(first.fileName);
  return [...files];
};

/** Renames `src` of images to `data-src`, because the logo depends on the brand (`applyBrand.ts`). */
export const withholdImages = (html: string): string =>
  html.replace(/(<img[^<>]*?) src="/g, (_, tag: string) => `${tag} data-src="`);

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

const plain = (attribute: string): string =>
  attribute.replace(/&(quot|#x27|lt|gt|amp);/g, (whole, name: string) => entities[name] ?? whole);

/** CSS rule for an inline style. The selector is repeated, so that the rule has priority over classes. */
const toRule = (style: string): string =>
  `[data-style=${JSON.stringify(plain(style))}][data-style]{${plain(style)}}`;

/** Replaces inline styles, which the CSP forbids, with CSS rules. `applyBrand.ts` restores the styles. */
export const hoistStyles = (html: string): { html: string; rules: readonly string[] } => {
  const rules = new Set<string>();
  const hoisted = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, tag: string, style: string) => {
    rules.add(toRule(style));
    return `${tag} data-style="${style}"`;
  });
  return { html: hoisted, rules: [...rules] };
};

export const joinStylesheets = (parts: readonly string[]): { fileName: string; source: string } => {
  const source = parts.join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/style-${hash}.css`, source };
};

export const splitRules = (css: string): string[] => {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(from, index + 1).trim());
    from = index + 1;
  }
  return rules;
};

const paintAll = async (paint: Rendering['paint'], settings: DeploymentFile) => {
  const pages = [];
  for (const page of paintedPages) {
    const painting = await paint(page, JSON.stringify(settings));
    pages.push({ page, ...painting, ...hoistStyles(withholdImages(painting.html)) });
  }
  return { pages, rules: new Set(pages.flatMap(({ rules }) => rules)) };
};

const takeAsset = (bundle: Rolldown.OutputBundle, isIt: (fileName: string) => boolean) => {
  const asset = Object.values(bundle).find(({ fileName }) => isIt(fileName));
  if (asset?.type !== 'asset') throw new Error('The build has not written the files that the pages need');
  delete bundle[asset.fileName];
  return asset;
};

type Written = Pick<PaintedPage, 'pattern'> & Pick<Painting, 'html' | 'opensSession' | 'firstRead'>;

const emptyRoot = '<div id="root"></div>';

const findHeading = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();

export const writePage = (template: string, { pattern, html, opensSession, firstRead }: Written): string => {
  if (!template.includes(emptyRoot)) throw new Error(`index.html does not contain ${emptyRoot}`);
  const heading = findHeading(html);
  const read = firstRead ? ` data-read="${firstRead}"` : '';
  return template
    .replace('<html', opensSession ? '<html data-session' : '<html')
    .replace('<title>', () => (heading ? `<title>${heading} – ` : '<title>'))
    .replace(emptyRoot, () => `<div id="root" data-page="${pattern}"${read}>${html}</div>`);
};

/** Attributes that scripts set later. PurgeCSS must keep their CSS rules, which no prerendered page uses. */
const written = ['data-failed', 'data-outdated', 'data-incomplete', 'data-menu', 'data-to-pay', 'readonly'];

/** CSS for interaction and for print. The inlined style omits both. */
const unpainted = {
  gestures: /:(hover|active|focus)/,
  paper: /@media print\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
};

type Painted = { page: string; rules: readonly string[] };

/** Removes fonts: a request of a font by this style would send the URL, with its token, as the referrer. */
const withoutFiles = (style: string): string => style.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

export const paintedStyle = async (stylesheet: string, { page, rules }: Painted): Promise<string> => {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet }],
    content: [{ raw: page, extension: 'html' }],
    dynamicAttributes: written,
    // Without this option, PurgeCSS wrongly removes `:disabled` if it is the only selector in `:is()`.
    safelist: { greedy: [/^:disabled$/] },
    blocklist: [unpainted.gestures],
    keyframes: true,
  });
  if (!purged) throw new Error('PurgeCSS returns no style sheet');
  const style = withoutFiles([purged.css, ...rules].join('\n')).replace(unpainted.paper, '');
  if (style.includes('url(')) throw new Error('The style of a page requests a file');
  return style;
};

const link = /[ \t]*<link rel="stylesheet"[^>]*>\n/;

const preload = (script: string): string =>
  `    <link rel="modulepreload" crossorigin fetchpriority="low" href="/${script}">\n`;

/** Inlines the CSS of the first paint, and moves the style sheet and the scripts to the end of the page. */
export const holdFiles = (page: string, style: string, scripts: readonly string[]): string => {
  const [linkTag] = link.exec(page) ?? [];
  if (!linkTag) throw new Error('The page has no link to a style sheet');
  const needed = scripts.filter((script) => !page.includes(script));
  return page
    .replace(link, () => `    <style>${style}</style>\n`)
    .replace('  </body>', () => `${linkTag}${needed.map(preload).join('')}  </body>`);
};

export const prerender = (): Plugin => ({
  name: 'prerender',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      // Does nothing in Storybook, which uses this plugin for a build without `index.html`.
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
        for (const { page, ...painting } of pages) {
          const scripts = new Set(page.modules.flatMap((module) => listFiles(chunks, module)));
          const html = writePage(template, { ...page, ...painting });
          const style = await paintedStyle(ofViews, { page: html, rules: painting.rules });
          written.push({ fileName: page.file, source: holdFiles(html, style, [...scripts]) });
        }
        for (const page of written) this.emitFile({ type: 'asset', ...page });
        // Phone numbers for the message that outdated browsers show.
        const source = JSON.stringify(await listPhones());
        this.emitFile({ type: 'asset', fileName: 'telephones.json', source });
        this.emitFile({ type: 'asset', fileName: pagesFile, source: nginxPages() });
        this.emitFile({ type: 'asset', fileName: stylesFile, source: nginxStyles(written) });
      } finally {
        await rm(outDir, { recursive: true });
      }
    },
  },
});
