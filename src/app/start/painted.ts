import { matchesRoute } from '../../domain/paths.ts';

/** What the page holds before its script: the page of an address, as the build has written it (`src/prerender`). */

/** Whether what is painted is the page of the address: a server may give another in its place. */
export const isPainted = ({ dataset: { page } }: HTMLElement): boolean =>
  page !== undefined && matchesRoute(page, location.pathname);

/** The address, as the router writes it, of the page that this document came as, whatever is shown since. */
export const documentPage = (): string | undefined => document.getElementById('root')?.dataset.page;

/** What a protected page was painted with: the build's own HTML, and the path that it was painted for. */
export type PaintedHtml = { html: string; path: string };

export const paintedHtml = (root: Element): PaintedHtml | null => {
  const html = root.querySelector('[data-painted]')?.innerHTML;
  return html === undefined ? null : { html, path: location.pathname };
};

/** Whether the page that is painted opens a session, which may then begin. */
export const isSessionAhead = (root: HTMLElement): boolean =>
  root.dataset.session !== undefined && isPainted(root);

/**
 * Has the browser fetch all that the page needs, at once: its scripts, which the build has named. They are many: the brand and
 * the session's calls, asked for at the same time, go before them.
 */
export const fetchScripts = ({ dataset: { scripts } }: HTMLElement): void => {
  for (const href of scripts?.split(' ').filter(Boolean) ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        fetchPriority: 'low',
        href,
      }),
    );
};

/** The element that holds the settings of the deployment, as JSON (deploy/settings.ts). */
export const settingsElement = 'settings';

/** The settings of the deployment, as they were written in the page. */
export const settingsText = (): string => document.getElementById(settingsElement)?.textContent ?? '';
