import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { panel } from './progress/LongTask.css.ts';

/** Step of a long task. Takes the focus from the previous step. Scrolls if the header covers the step. */
export const Panel = ({ hadFocus, children }: { hadFocus: RefObject<boolean>; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element && hadFocus.current) {
      element.focus({ preventScroll: true });
      const hidden = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      if (element.getBoundingClientRect().top < hidden) element.scrollIntoView();
    }
    hadFocus.current = false;
    return () => {
      hadFocus.current ||= element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return (
    <div ref={ref} tabIndex={-1} className={panel}>
      {children}
    </div>
  );
};
