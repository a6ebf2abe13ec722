import { useLayoutEffect, useRef } from 'react';
import type { Frame } from '../../kit/explore/walk.ts';
import { moveName } from '../app/moveText.ts';
import type { Choice } from '../simulation/choices.ts';

/** After a move, the focus is on its button where there still is one, else on the heading of those that may follow. */
export const useSteadyFocus = (frame: Frame | undefined) => {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** What finds the button of the move that was made, possible or refused as it was then. */
  const made = useRef<string | null>(null);
  useLayoutEffect(() => {
    const selector = made.current;
    made.current = null;
    if (selector === null || !frame) return;
    const again = list.current?.querySelector<HTMLElement>(selector);
    (again ?? heading.current)?.focus();
  }, [frame]);
  return {
    list,
    heading,
    remember: ({ move, why }: Choice) => {
      const isLike = why === null ? ':not([data-refused])' : '[data-refused]';
      made.current = `[data-move="${CSS.escape(moveName(move))}"]${isLike}`;
    },
  };
};
