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
import type * as rendering from './render.tsx';
import type { Painting } from './render.tsx';

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

/**
 * Takes the address of the images out of an HTML: drawing a logo that is nobody's comes in the way of the first paint, until a
 * script gives them that of the brand (`src/app/start/dress.ts`).
 */
export const withholdImages = (html: string): string =>
  html.replace(/(<img[^<>]*?) src="/g, (_, tag: string) => `${tag} data-src="`);

const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

const plain = (attribute: string): string =>
  attribute.replace(/&(quot|#x27|lt|gt|amp);/g, (whole, name: string) => entities[name] ?? whole);

/** As an element's own, it still wins over the classes. */
const toRule = (style: string): string =>
  `[data-style=${JSON.stringify(plain(style))}][data-style]{${plain(style)}}`;

/**
 * Takes the style of elements out of an HTML that React has written, for the security headers refuse it there: the rules are
 * for a stylesheet of the page, until a script gives the elements back what is theirs (`src/app/start/dress.ts`).
 */
export const hoistStyles = (html: string): { html: string; rules: readonly string[] } => {
  const rules = new Set<string>();
  const hoisted = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, tag: string, style: string) => {
    rules.add(toRule(style));
    return `${tag} data-style="${style}"`;
  });
  return { html: hoisted, rules: [...rules] };
};

/** A stylesheet of several, in a file that is named after what it says. */
export const joinStylesheets = (parts: readonly string[]): { fileName: string; source: string } => {
  const source = parts.join('\n');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/style-${hash}.css`, source };
};

/** The rules of a stylesheet that stand in no other, `@media` and all. */
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

type Written = Pick<PaintedPage, 'pattern'> &
  Pick<Painting, 'html' | 'opensSession' | 'firstRead'> & {
    /** Of `dist/`, that the page will need. */
    scripts: readonly string[];
  };

const emptyRoot = '<div id="root"></div>';

/** The text of the page's `h1`, as it is written in HTML. */
const findHeading = (html: string): string | undefined =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();

/**
 * A page of the portal, of what the build has made of `index.html`. Its scripts are named, to be asked for once it is painted:
 * on a slow network, they would come in the way of what it is painted with.
 */
export const writePage = (
  template: string,
  { pattern, html, opensSession, firstRead, scripts }: Written,
): string => {
  if (!template.includes(emptyRoot)) throw new Error(`No ${emptyRoot} in index.html`);
  const heading = findHeading(html);
  const needed = scripts.filter((script) => !template.includes(script)).map((script) => `/${script}`);
  const session = opensSession ? ' data-session' : '';
  const read = firstRead ? ` data-read="${firstRead}"` : '';
  return template
    .replace('<title>', () => (heading ? `<title>${heading} – ` : '<title>'))
    .replace(
      emptyRoot,
      () =>
        `<div id="root" data-page="${pattern}"${session}${read} data-scripts="${needed.join(' ')}">${html}</div>`,
    );
};

/** What is in a rule and on no page: the first script writes it, or another state of the same control has it. */
const written = ['data-failed', 'data-outdated', 'data-incomplete', 'data-menu', 'readonly'];

/** What no page is painted with: a hand upon it, paper. The whole stylesheet has it, which comes before either. */
const unpainted = {
  gestures: /:(hover|active|focus)/,
  paper: /@media print\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
};

type Painted = {
  page: string;
  /** Of the elements of the page that have a style of their own. */
  rules: readonly string[];
};

/**
 * A file that a page's own style asks for is asked for with the page's address as its referrer, whatever the policy: that of
 * the sign-in holds the token. The linked stylesheet asks for it.
 */
const withoutFiles = (style: string): string => style.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** The rules of a stylesheet that paint a page: what it holds itself, rather than ask for it. */
export const paintedStyle = async (stylesheet: string, { page, rules }: Painted): Promise<string> => {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: stylesheet }],
    content: [{ raw: page, extension: 'html' }],
    dynamicAttributes: written,
    // Alone in `:is()`, it would be taken for a name that no page has.
    safelist: { greedy: [/^:disabled$/] },
    blocklist: [unpainted.gestures],
    keyframes: true,
  });
  if (!purged) throw new Error('No stylesheet to paint the page with');
  const style = withoutFiles([purged.css, ...rules].join('\n')).replace(unpainted.paper, '');
  if (style.includes('url(')) throw new Error('The style of a page asks for a file');
  return style;
};

const link = /[ \t]*<link rel="stylesheet"[^>]*>\n/;

/**
 * A page that is painted by the style it holds; the whole stylesheet, asked for at the same time, comes last: a page shows
 * what stands before it meanwhile.
 */
export const holdStyle = (page: string, style: string): string => {
  const [linkTag] = link.exec(page) ?? [];
  if (!linkTag) throw new Error('The page asks for no stylesheet');
  return page
    .replace(link, () => `    <style>${style}</style>\n`)
    .replace('  </body>', () => `${linkTag}  </body>`);
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
