import { isOfPortal } from '../../ui/browser/isOfPortal.ts';

/** Has the router follow the links of a painted page; the browser keeps those within the page. Returns the way to stop. */
export const followLinks = (page: Element, follow: (address: string) => void): (() => void) => {
  const listening = new AbortController();
  page.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(event instanceof MouseEvent) || !link || link.hash || !isOfPortal(link, event)) return;
      event.preventDefault();
      follow(link.getAttribute('href') ?? '');
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
};

/** Empties a painted page, to hold the place of another, whose entry becomes the current one of the menu. */
export const emptyPage = (page: Element, path: string): Element | null => {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.pathname === path) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
  const main = page.querySelector('main');
  main?.replaceChildren();
  return main;
};

/** Gives the focus of a link, as its page goes, to the same link of the page that comes, which may have placed it. */
export const passFocus = (page: Element): void => {
  const link = document.activeElement;
  if (!(link instanceof HTMLAnchorElement) || !page.contains(link)) return;
  const landmark = link.closest('nav, main, header, footer')?.localName ?? 'body';
  const same = `${landmark} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  queueMicrotask(() => {
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLAnchorElement>(same)?.focus();
  });
};
