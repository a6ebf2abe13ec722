import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { panel } from './progress/LongTask.css.ts';

type Props = {
  /** Whether the part that this one takes the place of had the focus. */
  hadFocus: RefObject<boolean>;
  children: ReactNode;
};

/**
 * A part of what a long task shows. Where the one before had the focus, a button that has gone with it, this one takes
 * it; it is in sight already.
 */
export const Panel = ({ hadFocus, children }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (hadFocus.current) element?.focus({ preventScroll: true });
    hadFocus.current = false;
    // Before it is removed: afterwards nothing says that it had the focus.
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);
  return (
    <div ref={ref} tabIndex={-1} className={panel}>
      {children}
    </div>
  );
};
