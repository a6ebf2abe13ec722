import { useEffect, useRef, useState } from 'react';

/** Focuses what a selector finds in an element, once what has just changed is there. */
export const useFocusOn = <Holder extends HTMLElement>() => {
  const holder = useRef<Holder>(null);
  // An object: the same selector again is another wish.
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (wanted) holder.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);
  return { holder, focusOn: (selector: string) => setWanted({ selector }) };
};
