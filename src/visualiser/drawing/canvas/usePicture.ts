import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Move } from '../../../kit/explore/moves.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { branchText } from '../controls.ts';
import type { Names } from '../labels.ts';
import { layoutInWorker } from '../layout/layoutInWorker.ts';
import { toSketch } from '../layout/sketch.ts';
import type { Offers, Picture } from '../picture.ts';
import { around, type Stage } from './useStage.ts';

export type Pictured = { readonly picture: Picture | null; readonly state: 'laying' | 'laid' | 'failed' };

const nothing: Pictured = { picture: null, state: 'laying' };

/** Lays out the picture of a flow in a worker; returns the former picture of the same flow during the layout. */
export const usePicture = (
  described: DescribedFlow,
  names: Names,
  collapsed: ReadonlySet<string>,
): Pictured => {
  const [last, setLast] = useState<Pictured & { of: DescribedFlow }>({ ...nothing, of: described });
  const sketch = useMemo(() => toSketch(described, names, collapsed), [described, names, collapsed]);
  useEffect(() => {
    let isWanted = true;
    const change = (next: Partial<Pictured>) =>
      isWanted &&
      setLast((before) => ({ ...(before.of === described ? before : nothing), ...next, of: described }));
    change({ state: 'laying' });
    layoutInWorker(sketch).then(
      (picture) => change({ picture, state: 'laid' }),
      () => change({ state: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [described, sketch]);
  return last.of === described ? last : nothing;
};

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

/** Frames the first picture of a flow. In later pictures, the toggled group stays at its place on the screen. */
export const useSteadyView = (
  picture: Picture | null,
  anchor: { current: string | null },
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

export const useReveal = (picture: Picture | null, id: string | null, stage: Stage): void => {
  const reveal = useEffectEvent(() => {
    const node = picture?.nodes.find((state) => state.id === id);
    if (node) stage.reveal(node);
  });
  useEffect(() => {
    if (id !== null) reveal();
  }, [id]);
};

/** Scrolls the innermost active states into view after each move: the newly active ones, or all if none is new. */
export const useRevealActive = (
  picture: Picture | null,
  /** New object after each move, even if the move changes nothing. */
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

type Acting = {
  picture: Picture | null;
  offers: Offers;
  onMake: ((move: Move) => void) | undefined;
  move: object;
};

type Pressed = { branch: string; trigger: SVGGElement; drawing: Element };

export const useOffers = ({ picture, offers, onMake, move }: Acting) => {
  const [opened, setOpened] = useState<Pressed | null>(null);
  const last = useRef<{ pressed: Pressed; before: object } | null>(null);

  // A pressed control may disappear with its state. After the menu closes, the focus then moves to the new state.
  useEffect(() => {
    if (!last.current || last.current.before === move) return;
    const { pressed } = last.current;
    last.current = null;
    const active = pressed.drawing.querySelectorAll<SVGGElement>('[data-node][data-active]');
    const focused = pressed.trigger.isConnected ? pressed.trigger : [...active].at(-1);
    focused?.focus({ preventScroll: true });
  }, [move]);

  const make = (pressed: Pressed, made: Move) => {
    last.current = { pressed, before: move };
    setOpened(null);
    onMake?.(made);
  };
  const menu = opened && offers.get(opened.branch);
  return {
    press: (trigger: SVGGElement, drawing: Element) => {
      const branch = trigger.dataset.offer ?? '';
      const [first, ...others] = offers.get(branch) ?? [];
      if (!first) return;
      trigger.focus({ preventScroll: true });
      if (others.length || first.why !== null) setOpened({ branch, trigger, drawing });
      else make({ branch, trigger, drawing }, first.move);
    },
    opened: menu && {
      title: picture ? branchText(picture, opened.branch) : '',
      trigger: opened.trigger,
      offers: menu,
      onMake: (made: Move) => make(opened, made),
      onClose: () => setOpened(null),
    },
  };
};
