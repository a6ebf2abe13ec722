import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { panel } from './progress/LongTask.css.ts';

/** Stage of a long task. It takes the focus if the previous stage had it, without a scroll. */
export const Panel = ({ hadFocus, children }: { hadFocus: RefObject<boolean>; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (hadFocus.current) element?.focus({ preventScroll: true });
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
