import { useEffect, useEffectEvent, useState } from 'react';
import { useMedia } from '../../ui/browser/useMedia.ts';

/** What is left slides out for so many milliseconds before the page changes (docs/rules.md#product-pages). */
const slideDuration = 600;

/** Goes where one chooses once what is shown has slid out; at once where motion is not wanted. */
export const useSlide = <Place>(current: Place, onGone: (place: Place) => void) => {
  const [next, setNext] = useState<Place>(current);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const go = useEffectEvent(onGone);
  const isLeaving = next !== current;

  useEffect(() => {
    if (next === current) return;
    const timer = setTimeout(() => go(next), isStill ? 0 : slideDuration);
    return () => clearTimeout(timer);
  }, [next, current, isStill]);

  return { isLeaving, choose: setNext };
};
