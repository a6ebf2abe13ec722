import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Lets the keyboard reach the notices from anywhere and come back to where it was. */
export const useNoticeFocus = (section: RefObject<HTMLElement | null>) => {
  const origin = useRef<HTMLElement>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (section.current?.contains(document.activeElement)) origin.current?.focus();
      else section.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [section]);

  return {
    /** Remembers from where the focus comes. */
    keepOrigin: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !section.current?.contains(relatedTarget))
        origin.current = relatedTarget;
    },
    /** Gives the focus back before a notice that holds it goes. */
    leave: () => {
      if (section.current?.contains(document.activeElement)) origin.current?.focus();
    },
  };
};
