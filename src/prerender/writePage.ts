import type { PaintedPage } from './pages.ts';
import type { Painting } from './render.tsx';

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
