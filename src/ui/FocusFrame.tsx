import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusFrame } from './FocusFrame.css.ts';

/**
 * Has the focus as soon as it shows. What is modal is given the focus a frame later, or once what moves on the page
 * has stopped: a key pressed meanwhile would go to the page under it, and Escape would close nothing.
 */
export const FocusFrame = ({ children }: { children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={frame} tabIndex={-1} className={focusFrame}>
      {children}
    </div>
  );
};
