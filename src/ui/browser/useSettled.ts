import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As long as a pause of someone who types: what is said at each key cuts short what was said at the one before. */
const pause = 500;

/** A text once it has stopped changing: what a live region says of what is being typed. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Says how high what sticks to the foot of the window is, in a property of CSS, as long as it is shown. */
export const useEdgeHeight = (
  ref: RefObject<HTMLElement | null>,
  property: `--${string}`,
  isShown: boolean,
): void => {
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${ref.current?.offsetHeight ?? 0}px`),
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, property, isShown]);
};

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
