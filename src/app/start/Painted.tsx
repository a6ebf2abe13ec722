import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';
import { announceNextPage } from '../../ui/browser/usePageTitle.ts';
import { useFollow } from '../navigation/useFollow.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { useSettings } from '../settings/settings.ts';
import type { PaintedHtml } from './painted.ts';
import { emptyPage, followLinks, passFocus } from './paintedLinks.ts';

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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, taken from the page as it came
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {emptied && createPortal(<PageSkeleton />, emptied)}
    </>
  );
};

/** The page as it was painted before its session is known: nothing in it is of anyone, and its links alone answer. */
export const Painted = () => {
  const { painted } = useSettings();
  return painted && <PaintedPage {...painted} />;
};
