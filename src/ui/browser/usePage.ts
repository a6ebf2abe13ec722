import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrandContext } from '../theme/brand.tsx';

let isFirstPage = true;

let isBack = false;

export const noteTraversal = (isTraversed: boolean): void => {
  isBack = isTraversed;
};

/** True if Back or Forward opened the page, which then restores its lists and its scroll position. */
export const isTraversed = (): boolean => isBack;

export const announceNextPage = (): void => {
  isFirstPage = false;
};

/** Sets the document title. Focuses the `h1`, except on the first page that the document shows. */
export const usePageTitle = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const site = use(BrandContext)?.title;
  useEffect(() => {
    document.title = site ? `${title} – ${site}` : title;
  }, [title, site]);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: isBack });
    isFirstPage = false;
  }, []);
  return heading;
};

/** Time of the current print, else null. React renders it before the browser lays out the printed page. */
export const usePrintedAt = (): Date | null => {
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    const begin = () => flushSync(() => setPrintedAt(new Date()));
    const end = () => setPrintedAt(null);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt;
};
