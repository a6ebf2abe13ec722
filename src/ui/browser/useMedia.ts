import { useCallback, useState, useSyncExternalStore } from 'react';

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );

let isPrinting = false;

const subscribeToPaper = (notify: () => void) => {
  const list = matchMedia('print');
  const note = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    notify();
  };
  list.addEventListener('change', notify);
  for (const event of ['beforeprint', 'afterprint']) addEventListener(event, note);
  return () => {
    list.removeEventListener('change', notify);
    for (const event of ['beforeprint', 'afterprint']) removeEventListener(event, note);
  };
};

/** True during a print. Listens to `beforeprint` too: browsers count pages before the media query changes. */
export const usePaper = (): boolean =>
  useSyncExternalStore(
    subscribeToPaper,
    () => isPrinting || matchMedia('print').matches,
    () => false,
  );

/** True when the element is near the window. With `isLeft`, false when the element is far again. */
export const useNear = ({ isLeft = false, margin = '300px' } = {}) => {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          const isThere = entries.at(-1)?.isIntersecting ?? false;
          if (isThere || isLeft) setNear(isThere);
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin, isLeft],
  );
  return { ref, isNear };
};
