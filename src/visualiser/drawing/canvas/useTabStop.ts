import { useState } from 'react';
import type { Picture } from '../picture.ts';

/** The states of a picture, and the one of them that Tab reaches: the last that had the focus, else the one that matters. */
export const useTabStop = (picture: Picture | null, selected: string | null, active: ReadonlySet<string>) => {
  const [focused, setFocused] = useState<string | null>(null);
  const states = picture?.nodes.filter(({ kind }) => kind !== 'initial') ?? [];
  const current =
    states.find(({ id }) => id === focused) ??
    states.find(({ id }) => id === selected) ??
    states.findLast(({ id }) => active.has(id)) ??
    states[0];
  return { states, current, setFocused };
};
