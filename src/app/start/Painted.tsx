import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';
import { t } from '#locales/fr/app.ts';
import { t as ui } from '#locales/fr/ui.ts';
import type { Coming } from '../../ui/browser/onDemand.tsx';
import { announceNextPage } from '../../ui/browser/usePage.ts';
import { isOfPortal } from '../../ui/controls/buttons/Link.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { BrokenPage } from '../BrokenPage.tsx';
import { pair, stack } from '../layouts/Layout.css.ts';
import { UnloggedLayout } from '../layouts/UnloggedLayout.tsx';
import { useFollow } from '../navigation/navigateSafely.ts';
import { useSettings } from '../settings/settings.ts';
import type { PaintedHtml } from './painted.ts';

const PageSkeleton = () => (
  <div className={stack} aria-busy="true">
    <VisuallyHidden>
      <span role="status">{t('loading')}</span>
    </VisuallyHidden>
    <Skeleton width="16rem" height="2.375rem" />
    <div className={pair}>
      <Skeleton height="14rem" />
      <Skeleton height="14rem" />
    </div>
    <Skeleton height="18rem" />
  </div>
);

const followLinks = (page: Element, follow: (address: string) => void): (() => void) => {
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

const emptyPage = (page: Element, path: string): Element | null => {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.pathname === path) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
  const main = page.querySelector('main');
  main?.replaceChildren();
  return main;
};

const passFocus = (page: Element): void => {
  const link = document.activeElement;
  if (!(link instanceof HTMLAnchorElement) || !page.contains(link)) return;
  const landmark = link.closest('nav, main, header, footer')?.localName ?? 'body';
  const same = `${landmark} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  queueMicrotask(() => {
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLAnchorElement>(same)?.focus();
  });
};

const PaintedPage = ({ html, path }: PaintedHtml) => {
  const page = useRef<HTMLDivElement>(null);
  const [emptied, setEmptied] = useState<Element | null>(null);
  const here = usePathname({ ssrPath: path });
  const follow = useFollow();

  useEffect(() => (page.current ? followLinks(page.current, follow) : undefined), [follow]);

  useLayoutEffect(() => {
    if (here === path || !page.current) return;
    setEmptied(emptyPage(page.current, here));
    announceNextPage();
  }, [here, path]);

  useLayoutEffect(() => {
    const { current } = page;
    return () => {
      if (current) passFocus(current);
    };
  }, []);

  return (
    <>
      <div
        ref={page}
        data-painted
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the build wrote and the document contained
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {emptied && createPortal(<PageSkeleton />, emptied)}
    </>
  );
};

/** Prerendered page, shown until the session opens. It contains no personal data, and its links work. */
export const Painted = () => {
  const { painted } = useSettings();
  return painted && <PaintedPage {...painted} />;
};

const UnloadedPage = ({ onRetry }: { onRetry: () => void }) => (
  <BrokenPage title={t('unloaded.title')} text={t('unloaded.text')} action={ui('retry')} onAction={onRetry} />
);

export const PagePlaceholder = ({ onRetry }: Coming) =>
  onRetry ? <UnloadedPage onRetry={onRetry} /> : <PageSkeleton />;

export const LayoutPlaceholder = ({ onRetry }: Coming) =>
  onRetry ? (
    <UnloggedLayout>
      <UnloadedPage onRetry={onRetry} />
    </UnloggedLayout>
  ) : (
    <Painted />
  );
