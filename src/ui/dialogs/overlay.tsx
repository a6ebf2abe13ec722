import { useLayoutEffect, useRef } from 'react';
import { t } from '#locales/fr/ui.ts';
import { focusStart } from './Dialog.css.ts';

/** Takes the focus at once. The modal does a frame later: a key could reach the page before. */
export const FocusStart = () => {
  const start = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      // A microtask runs after React has rendered and before any key event.
      queueMicrotask(() => {
        const modal = start.current?.parentElement;
        if (!modal?.contains(document.activeElement)) start.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return <span ref={start} tabIndex={-1} className={focusStart} />;
};

/** `ref` of a popover. Hides React Aria's first button « Rejeter », and renames the last one « Fermer ». */
export const keepOneWayOut = (popover: HTMLElement | null): void => {
  const [last, ...others] = [
    ...(popover?.querySelectorAll<HTMLElement>(':scope > div > button[tabindex="-1"]') ?? []),
  ].reverse();
  last?.setAttribute('aria-label', t('close'));
  for (const other of others) other.hidden = true;
};
