import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The size of an element, and of the text around it, in pixels. */
export type Size = { width: number; height: number; rem: number };

/** How large an element is, kept up to date; null until it is on the page. */
export const useSize = <E extends HTMLElement>(): [RefObject<E | null>, Size | null] => {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize((last) =>
        last && last.width === width && last.height === height && last.rem === rem
          ? last
          : { width, height, rem },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
};
