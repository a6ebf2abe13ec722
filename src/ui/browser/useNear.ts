import { useCallback, useState } from 'react';

/** Whether an element has come into view, or within `margin` of it; `setNear` where it is known otherwise. */
export const useNear = (margin = '300px') => {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return { ref, isNear, setNear };
};
