import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Delay of an announcement in ms. Without it, the next keystroke would interrupt the screen reader. */
const pause = 500;

export const useDebounced = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

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

/** Moves the focus to the `h1` if React removes an element that contains the focus. */
export const useFocusFallback = <E extends HTMLElement>({ preventScroll = false } = {}) => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    // Checks the focus in this cleanup, before React removes the element, because the focus is then lost.
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector('h1')?.focus({ preventScroll });
    };
  }, [preventScroll]);
  return ref;
};
