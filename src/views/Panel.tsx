import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { panel } from './progress/LongTask.css.ts';

/** Step of a long task. If the previous step had the focus, this one takes it, without a scroll. */
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
