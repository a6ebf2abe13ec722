import { useLayoutEffect, useRef } from 'react';
import type { Move } from '../../kit/explore/moves.ts';
import type { Frame } from '../../kit/explore/walk.ts';
import { moveName } from '../app/moveText.ts';

/** After a move, the focus is on its button where there still is one, else on the heading of those that may follow. */
export const useSteadyFocus = (frame: Frame | undefined) => {
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const made = useRef<string | null>(null);
  useLayoutEffect(() => {
    const name = made.current;
    made.current = null;
    if (name === null || !frame) return;
    const again = list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(name)}"]`);
    (again ?? heading.current)?.focus();
  }, [frame]);
  return {
    list,
    heading,
    remember: (move: Move) => {
      made.current = moveName(move);
    },
  };
};
