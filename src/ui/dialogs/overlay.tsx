import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/ui.ts';
import { focusStart } from './Dialog.css.ts';

/** Focuses a modal at once. React Aria waits for a frame, in which a key could act on the page. */
export const FocusStart = () => {
  const start = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      queueMicrotask(() => {
        const modal = start.current?.parentElement;
        if (!modal?.contains(document.activeElement)) start.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return <span ref={start} tabIndex={-1} className={focusStart} />;
};

/** Hides the first of the two close buttons that React Aria adds to a popover, and labels the last. */
export const keepOneWayOut = (popover: HTMLElement | null): void => {
  const [last, ...others] = [
    ...(popover?.querySelectorAll<HTMLElement>(':scope > div > button[tabindex="-1"]') ?? []),
  ].reverse();
  last?.setAttribute('aria-label', t('close'));
  for (const other of others) other.hidden = true;
};
