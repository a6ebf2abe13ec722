import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** For what may be closed: closed, it is hidden but from the browser's own search, which opens what it finds. */
export const useFoundIn = (isOpen: boolean, open: () => void) => {
  const ref = useRef<HTMLDivElement>(null);
  const onFound = useEffectEvent(open);

  // After React, which knows of no other value than none.
  useLayoutEffect(() => {
    if (!isOpen) ref.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useLayoutEffect(() => {
    const element = ref.current;
    // The browser scrolls to what it has found as soon as it has told.
    const show = () => flushSync(() => onFound());
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, []);

  return ref;
};
