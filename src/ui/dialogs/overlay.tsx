import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/ui.ts';
import { focusStart } from './Dialog.css.ts';

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

/**
 * Given as its `ref` to a popover: React Aria puts at both of its ends a button for screen readers alone, « Rejeter » twice.
 * The last is left, in the portal's own word.
 */
export const keepOneWayOut = (popover: HTMLElement | null): void => {
  const [last, ...others] = [
    ...(popover?.querySelectorAll<HTMLElement>(':scope > div > button[tabindex="-1"]') ?? []),
  ].reverse();
  last?.setAttribute('aria-label', t('close'));
  for (const other of others) other.hidden = true;
};
