import { type RefObject, useEffect, useRef, useState } from 'react';

/** What a view says of where one is. */
const signsOf = (view: Element | null): string[] =>
  [...(view?.querySelectorAll('h1, h2, h3, [role="alert"], [role="status"]') ?? [])]
    .map(({ textContent }) => textContent)
    .filter(Boolean);

/**
 * Whether a flow has ended and its view, which the portal then takes away, has said nothing of it: it would show what was
 * there before, a form or a wait, as if it still were.
 */
export const useEnd = (view: RefObject<HTMLElement | null>, hasEnded: boolean): boolean => {
  const before = useRef<readonly string[] | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!hasEnded) {
      before.current = signsOf(view.current);
      return;
    }
    // The view is drawn at its end once: what it does then, a notice for one, is done.
    const frame = requestAnimationFrame(() => {
      const known = before.current;
      setOver(known === null || signsOf(view.current).every((sign) => known.includes(sign)));
    });
    return () => cancelAnimationFrame(frame);
  });
  return isOver;
};
