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

/** True once an element is near the window; with `isLeft`, false again when it is no longer near. */
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
