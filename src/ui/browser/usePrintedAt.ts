import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
