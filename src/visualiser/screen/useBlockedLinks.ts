import { useEffect, useEffectEvent } from 'react';

/** Keeps links from leading out of the screen, where there is no portal: says instead where each one leads. */
export const useBlockedLinks = (onBlocked: (where: string) => void): void => {
  const report = useEffectEvent(onBlocked);
  useEffect(() => {
    const block = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const where = link?.getAttribute('href') ?? '';
      // Within the page.
      if (!link || where.startsWith('#')) return;
      event.preventDefault();
      report(where);
    };
    // Before React Aria, which keeps the presses it knows for itself.
    addEventListener('click', block, true);
    return () => removeEventListener('click', block, true);
  }, []);
};
