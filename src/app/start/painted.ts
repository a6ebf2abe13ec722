import { matchesRoute } from '../../domain/paths.ts';

/** True when the prerendered page is that of the address: a server may send another. */
export const isPainted = ({ dataset: { page } }: HTMLElement): boolean =>
  page !== undefined && matchesRoute(page, location.pathname);

/** Route of the page that this document was loaded with, whatever the current page. */
export const documentPage = (): string | undefined => document.getElementById('root')?.dataset.page;

export type PaintedHtml = { html: string; path: string };

export const paintedHtml = (root: Element): PaintedHtml | null => {
  const html = root.querySelector('[data-painted]')?.innerHTML;
  return html === undefined ? null : { html, path: location.pathname };
};

/** True when the prerendered page needs a session, which may start ahead. */
export const isSessionAhead = (root: HTMLElement): boolean =>
  root.dataset.session !== undefined && isPainted(root);

/** Preloads the scripts of the page, named by the build. Low priority: the brand and the session calls load first. */
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

/** Id of the element with the deployment settings, as JSON (deploy/settings.ts). */
export const settingsElement = 'settings';

export const settingsText = (): string => document.getElementById(settingsElement)?.textContent ?? '';
