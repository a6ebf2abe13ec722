import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { around } from './canvas/framing.ts';
import type { Stage } from './canvas/useStage.ts';
import type { Picture } from './picture.ts';

/** Which groups are collapsed; the one that is toggled stays under the hand that toggles it. */
export const useCollapsed = () => {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const toggle = useCallback((id: string) => {
    anchor.current = id;
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return { collapsed, setCollapsed, toggle, anchor };
};

/** Opens the first picture of a flow, and keeps in place the group that was toggled in the next ones. */
export const useSteadyView = (
  picture: Picture | null,
  anchor: { current: string | null },
  /** The state that matters at first. */
  first: string | undefined,
  stage: Stage,
): void => {
  const start = useEffectEvent((shown: Picture) => {
    const node = shown.nodes.find(({ id }) => id === first);
    if (node) stage.open(shown, node);
    else stage.showWhole(0);
  });
  const before = useRef<Picture | null>(null);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = picture;
    if (!picture || picture === last) return;
    const [from, to] = [last, picture].map((one) => one?.nodes.find(({ id }) => id === anchor.current));
    anchor.current = null;
    if (from?.toggle && to?.toggle) stage.follow(to.toggle.x - from.toggle.x, to.toggle.y - from.toggle.y);
    else start(picture);
  }, [picture, anchor, stage]);
};

/** Brings a state into view each time that another one matters. */
export const useReveal = (picture: Picture | null, id: string | null, stage: Stage): void => {
  const reveal = useEffectEvent(() => {
    const node = picture?.nodes.find((state) => state.id === id);
    if (node) stage.reveal(node);
  });
  useEffect(() => {
    if (id !== null) reveal();
  }, [id]);
};

/** Brings into view, after each move, the innermost states that it leads to: those that were not active before, or all. */
export const useRevealActive = (
  picture: Picture | null,
  /** Another object after each move, even one that changes nothing. */
  move: { readonly active: ReadonlySet<string> },
  stage: Stage,
): void => {
  const before = useRef(move.active);
  const reveal = useEffectEvent((now: ReadonlySet<string>, last: ReadonlySet<string>) => {
    const states = picture?.nodes.filter(({ id, kind }) => kind !== 'initial' && now.has(id)) ?? [];
    const innermost = states.filter(({ id }) => !states.some(({ parent }) => parent === id));
    const reached = innermost.filter(({ id }) => !last.has(id));
    if (innermost.length) stage.reveal(around(reached.length ? reached : innermost));
  });
  useEffect(() => {
    const last = before.current;
    before.current = move.active;
    reveal(move.active, last);
  }, [move]);
};
