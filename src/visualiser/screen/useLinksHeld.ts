import { useEffect, useEffectEvent } from 'react';

/** Keeps links from leading out of the screen, where there is no portal: says instead where each one leads. */
export const useLinksHeld = (onHeld: (where: string) => void): void => {
  const tell = useEffectEvent(onHeld);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const where = link?.getAttribute('href') ?? '';
      // Within the page, or answered by the view itself.
      if (!link || where.startsWith('#') || event.defaultPrevented) return;
      event.preventDefault();
      tell(where);
    };
    addEventListener('click', hold);
    return () => removeEventListener('click', hold);
  }, []);
};
