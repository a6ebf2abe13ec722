import { matchesRoute } from '../../domain/paths.ts';

/** True if the prerendered HTML is the page of the URL. A server may send the HTML of another page. */
export const isPainted = ({ dataset: { page } }: HTMLElement): boolean =>
  page !== undefined && matchesRoute(page, location.pathname);

/** Route of the loaded HTML document, which a navigation inside the portal does not change. */
export const documentPage = (): string | undefined => document.getElementById('root')?.dataset.page;

export type PaintedHtml = { html: string; path: string };

export const paintedHtml = (root: Element): PaintedHtml | null => {
  const html = root.querySelector('[data-painted]')?.innerHTML;
  return html === undefined ? null : { html, path: location.pathname };
};

/** True if the prerendered page needs a session and the browser has a token, so that its calls may start. */
export const isSessionAhead = (root: HTMLElement): boolean =>
  document.documentElement.hasAttribute('data-session') && isPainted(root);

export const settingsElement = 'settings';

export const settingsText = (): string => document.getElementById(settingsElement)?.textContent ?? '';
