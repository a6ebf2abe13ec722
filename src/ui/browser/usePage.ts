import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrandContext } from '../theme/brand.tsx';

let isFirstPage = true;

export const announceNextPage = (): void => {
  isFirstPage = false;
};

/** Sets the title of the document. On every page but the first, moves the focus to the `h1`, which is announced. */
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

/** Start of the current printing, committed before the browser reads the page; null if the page is not being printed. */
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
