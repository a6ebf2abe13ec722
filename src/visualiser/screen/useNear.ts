import { useCallback, useState } from 'react';

/** How far out of view something begins to load. */
const margin = '300px';

/** Whether an element has come into view, or near it. */
export const useNear = () => {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
};
