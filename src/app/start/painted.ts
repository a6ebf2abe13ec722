import { matchesRoute } from '../../domain/paths.ts';

/** True if the prerendered HTML is that of the URL, because a server may send the HTML of another page. */
export const isPainted = ({ dataset: { page } }: HTMLElement): boolean =>
  page !== undefined && matchesRoute(page, location.pathname);

/** Route of the HTML document. A navigation to another page does not change it. */
export const documentPage = (): string | undefined => document.getElementById('root')?.dataset.page;

export type PaintedHtml = { html: string; path: string };

export const paintedHtml = (root: Element): PaintedHtml | null => {
  const html = root.querySelector('[data-painted]')?.innerHTML;
  return html === undefined ? null : { html, path: location.pathname };
};

/** True if the prerendered page needs a session and the browser has a token: its first calls may start. */
export const isSessionAhead = (root: HTMLElement): boolean =>
  document.documentElement.hasAttribute('data-session') && isPainted(root);

export const settingsElement = 'settings';

export const settingsText = (): string => document.getElementById(settingsElement)?.textContent ?? '';
