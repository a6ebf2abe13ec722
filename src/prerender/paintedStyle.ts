import { PurgeCSS } from 'purgecss';

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
