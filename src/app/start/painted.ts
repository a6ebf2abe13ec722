import { matchesRoute } from '../../domain/paths.ts';

/** True if the prerendered HTML is that of the URL. A server may send the HTML of another page. */
export const isPainted = ({ dataset: { page } }: HTMLElement): boolean =>
  page !== undefined && matchesRoute(page, location.pathname);

/** Route of the page with which this document was loaded, even after a navigation to another page. */
export const documentPage = (): string | undefined => document.getElementById('root')?.dataset.page;

export type PaintedHtml = { html: string; path: string };

export const paintedHtml = (root: Element): PaintedHtml | null => {
  const html = root.querySelector('[data-painted]')?.innerHTML;
  return html === undefined ? null : { html, path: location.pathname };
};

/** True if the prerendered page needs a session, whose first calls may then start. */
export const isSessionAhead = (root: HTMLElement): boolean =>
  document.documentElement.hasAttribute('data-session') && isPainted(root);

export const settingsElement = 'settings';

export const settingsText = (): string => document.getElementById(settingsElement)?.textContent ?? '';
