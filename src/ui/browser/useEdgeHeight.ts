import { type RefObject, useEffect } from 'react';

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
