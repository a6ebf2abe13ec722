import { useLayoutEffect, useRef } from 'react';
import { focusStart } from './FocusStart.css.ts';

/**
 * Holds the focus from the moment a modal shows. The modal itself is given it a frame later, or once what moves on the
 * page has stopped: a key pressed meanwhile would go to the page under it, and Escape would close nothing.
 */
export const FocusStart = () => {
  const start = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      // React has then finished what it is at, and no key has come yet.
      queueMicrotask(() => {
        const modal = start.current?.parentElement;
        if (!modal?.contains(document.activeElement)) start.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return <span ref={start} tabIndex={-1} className={focusStart} />;
};
