import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what goes away with the button that was pressed in it: the focus then passes to the page's `h1`, which is scrolled
 * to unless `preventScroll` is set.
 */
export const useFocusHeir = <E extends HTMLElement>({ preventScroll = false } = {}): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    // Before the element is removed: afterwards nothing says that it had the focus.
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('h1')?.focus({ preventScroll });
    };
  }, [preventScroll]);
  return ref;
};
