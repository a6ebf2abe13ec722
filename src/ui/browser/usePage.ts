import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrandContext } from '../theme/brand.tsx';

let isFirstPage = true;

/** Says that the page to come is not the first, where a link has led to it before any other had a title. */
export const announceNextPage = (): void => {
  isFirstPage = false;
};

/**
 * Gives the document the page's title, followed by the brand's, and on every page but the first moves the
 * focus to its `h1`: a screen reader hears where a navigation has led.
 */
export const usePageTitle = (title: string): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const site = use(BrandContext)?.title;
  useEffect(() => {
    document.title = site ? `${title} – ${site}` : title;
  }, [title, site]);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus();
    isFirstPage = false;
  }, []);
  return heading;
};

/** When the printing that is under way began, null while there is none: what it changes is there before the browser reads the page. */
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
