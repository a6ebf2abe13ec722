import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Move } from '../../../kit/explore/moves.ts';
import type { DescribedFlow } from '../../../kit/narration/story.ts';
import { branchText } from '../controls.ts';
import type { Names } from '../labels.ts';
import { layoutInWorker } from '../layout/layoutInWorker.ts';
import { toSketch } from '../layout/sketch.ts';
import type { Offers, Picture, PictureNode, Rect, View } from '../picture.ts';
import { isOpenGroup, viewsOf, wholeView } from '../picture.ts';
import { around, type Stage } from './useStage.ts';

export type Pictured = {
  readonly picture: Picture | null;
  readonly state: 'laying' | 'laid' | 'failed';
  readonly view: View;
  readonly tried: readonly Picture[];
};

const nothing: Pictured = { picture: null, state: 'laying', view: wholeView, tried: [] };

/** Lays out the first readable view, else the last one. Returns the previous picture until then. */
export const usePicture = (described: DescribedFlow, names: Names, views: readonly View[], stage: Stage) => {
  const [last, setLast] = useState<Pictured & { of: DescribedFlow }>({ ...nothing, of: described });
  useEffect(() => {
    let isWanted = true;
    const change = (next: Partial<Pictured>) =>
      isWanted &&
      setLast((before) => ({ ...(before.of === described ? before : nothing), ...next, of: described }));
    const lay = async () => {
      const tried: Picture[] = [];
      for (const [index, view] of views.entries()) {
        const picture = await layoutInWorker(toSketch(described, names, view));
        if (!isWanted) return;
        tried.push(picture);
        if (index === views.length - 1 || stage.fits(picture) !== false)
          return change({ picture, view, tried, state: 'laid' });
      }
    };
    change({ state: 'laying' });
    lay().catch(() => change({ state: 'failed' }));
    return () => {
      isWanted = false;
    };
  }, [described, names, views, stage]);
  return last.of === described ? last : nothing;
};

/** State that stays visible in the next picture: at its place if its group was toggled, else centred. */
type Anchor = { readonly id: string; readonly isToggled: boolean };

/** Zoom factors: details appear above `details` and disappear below `brief`. */
const zoom = { details: 1.15, brief: 0.55 };

/** Views of a flow to try; only one after a zoom or a toggled group. `isDetailed`: all branches. */
export const useViews = ({ chart }: DescribedFlow, isDetailed: boolean) => {
  const [wanted, setWanted] = useState<View | 'whole' | 'details'>('whole');
  const anchor = useRef<Anchor | null>(null);
  const views = useMemo(() => {
    if (typeof wanted === 'object') return [isDetailed ? { ...wanted, brief: 0 } : wanted];
    return isDetailed || wanted === 'details' ? [wholeView] : viewsOf(chart);
  }, [chart, wanted, isDetailed]);
  return {
    views,
    anchor,
    choose: setWanted,
    toggle: ({ brief, collapsed }: View, id: string) => {
      anchor.current = { id, isToggled: true };
      const after = new Set(collapsed);
      if (!after.delete(id)) after.add(id);
      setWanted({ brief, collapsed: after });
    },
    zoomed: ({ view, picture }: Pictured, stage: Stage, scale: number) => {
      if (view.brief && scale > zoom.details) {
        const { x, y } = stage.middle();
        const away = (node: Rect) => Math.hypot(node.x + node.width / 2 - x, node.y + node.height / 2 - y);
        const [near] = picture?.nodes.filter(isState).toSorted((a, b) => away(a) - away(b)) ?? [];
        anchor.current = near ? { id: near.id, isToggled: false } : null;
        setWanted((before) => (typeof before === 'object' ? { ...before, brief: 0 } : 'details'));
      } else if (wanted === 'details' && scale < zoom.brief) setWanted('whole');
    },
  };
};

const isState = (node: PictureNode) => node.kind !== 'initial' && !isOpenGroup(node);

/** Shows the first picture as a whole. In later pictures, `anchor` or the selected state stays visible. */
export const useSteadyView = (
  picture: Picture | null,
  anchor: { current: Anchor | null },
  { first, selected }: { first: string | undefined; selected: string | null },
  stage: Stage,
): void => {
  const start = useEffectEvent((shown: Picture, isFirst: boolean) => {
    const nodeOf = (id: string | null | undefined) => shown.nodes.find((node) => node.id === id);
    const steady = nodeOf(anchor.current?.id ?? (isFirst ? null : selected));
    const node = nodeOf(first) ?? shown.nodes.find(isState);
    if (steady) stage.show(steady);
    else if (node) stage.open(shown, node);
    else stage.showWhole(0);
  });
  const before = useRef<Picture | null>(null);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = picture;
    if (!picture || picture === last) return;
    const { id, isToggled } = anchor.current ?? {};
    const [from, to] = [last, picture].map((one) => one?.nodes.find((node) => node.id === id));
    if (isToggled && from?.toggle && to?.toggle)
      stage.follow(to.toggle.x - from.toggle.x, to.toggle.y - from.toggle.y);
    else start(picture, last?.id !== picture.id);
    anchor.current = null;
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

/** Scrolls to the innermost active states after each move. States that have just become active come first. */
export const useRevealActive = (
  picture: Picture | null,
  /** New object after each move, even if no state changes, so that the effect runs again. */
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

  // Moves the focus to the new state after the menu has closed, because the pressed control may disappear.
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
