import type { RefObject } from 'react';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { useMedia } from '../../../ui/browser/useMedia.ts';
import { faces } from '../layout/measure.ts';
import type { Picture, Point, Rect } from '../picture.ts';

const margin = 40;

/** Height of the player, which appears under the chart at the first step. */
const player = 80;

type Size = Pick<Rect, 'width' | 'height'>;

type View = { scale: number; positionX: number; positionY: number };

const scaleToFit = (drawing: Size, { clientWidth, clientHeight }: Element, reserved = 0): number =>
  Math.min(clientWidth / drawing.width, (clientHeight - reserved) / drawing.height);

const shiftToCentre = (part: Rect, { clientWidth, clientHeight }: Element, scale: number): Point => {
  const towards = (size: number, room: number) =>
    size * scale <= room ? (room - size * scale) / 2 : Math.min(margin, room / 4);
  return {
    x: towards(part.width, clientWidth) - part.x * scale,
    y: towards(part.height, clientHeight) - part.y * scale,
  };
};

const toWindow = ({ x, y, width, height }: Rect, { scale, positionX, positionY }: View): Rect => ({
  x: x * scale + positionX,
  y: y * scale + positionY,
  width: width * scale,
  height: height * scale,
});

export const meets = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const overlays = (room: Element): Rect[] => {
  const { left, top } = room.getBoundingClientRect();
  return [...(room.closest('section')?.querySelectorAll('[data-overlay]') ?? [])].map((overlay) => {
    const { x, y, width, height } = overlay.getBoundingClientRect();
    return { x: x - left, y: y - top, width, height };
  });
};

const isClear = (part: Rect, room: Element): boolean =>
  part.x >= margin &&
  part.y >= margin &&
  part.x + part.width <= room.clientWidth - margin &&
  part.y + part.height <= room.clientHeight - margin &&
  !overlays(room).some((overlay) => meets(part, overlay));

export const around = (rects: readonly Rect[]): Rect => {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  return {
    x,
    y,
    width: Math.max(...rects.map((rect) => rect.x + rect.width)) - x,
    height: Math.max(...rects.map((rect) => rect.y + rect.height)) - y,
  };
};

/** Minimum height of a readable text in pixels, and scale for comfortable reading. */
const leastText = 11;
const comfortable = 0.85;

const legible = ({ nodes, arrows }: Picture): number => {
  const blocks = [
    ...nodes,
    ...nodes.flatMap(({ items }) => items),
    ...arrows.flatMap(({ label }) => label ?? []),
  ];
  const sizes = blocks.flatMap(({ lines }) => lines.map(({ face }) => faces[face].size));
  return leastText / Math.min(...sizes);
};

type Aim =
  | { kind: 'whole' }
  | { kind: 'opening'; drawing: Picture; start: Rect }
  | { kind: 'part'; rect: Rect }
  | { kind: 'free' };

export const useStage = () => {
  const handle = useRef<ReactZoomPanPinchRef>(null);
  const aim = useRef<Aim>({ kind: 'free' });
  const movesUntil = useRef(0);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const stage = useMemo(() => {
    const time = isStill ? 0 : 180;
    const windowNow = () => {
      const wrapper = handle.current?.instance.wrapperComponent;
      return wrapper?.clientWidth && wrapper.clientHeight ? wrapper : null;
    };
    const move = ({ x, y }: Point, scale: number, animationTime: number) => {
      movesUntil.current = performance.now() + animationTime;
      void handle.current?.setTransform(x, y, scale, animationTime);
    };
    const showWhole = (animationTime = time) => {
      aim.current = { kind: 'whole' };
      if (windowNow()) void handle.current?.fitToView({ maxScale: 1, animationTime });
    };
    const release = () => {
      aim.current = { kind: 'free' };
    };
    const zoom = (way: 'zoomIn' | 'zoomOut') => {
      release();
      void handle.current?.[way](0.3, time);
    };
    const open = (drawing: Picture, start: Rect) => {
      aim.current = { kind: 'opening', drawing, start };
      const room = windowNow();
      if (!room) return;
      if (scaleToFit(drawing, room) >= legible(drawing))
        void handle.current?.fitToView({ maxScale: 1, animationTime: 0 });
      else move(shiftToCentre(start, room, comfortable), comfortable, 0);
    };
    const reveal = (rect: Rect, animationTime = time) => {
      const room = windowNow();
      const drawing = aim.current.kind === 'opening' && aim.current.drawing;
      if (drawing && (!room || scaleToFit(drawing, room) >= legible(drawing))) return open(drawing, rect);
      aim.current = { kind: 'part', rect };
      if (!handle.current || !room || isClear(toWindow(rect, handle.current.state), room)) return;
      const { scale } = handle.current.state;
      move(shiftToCentre(rect, room, scale), scale, animationTime);
    };
    const shift = (dx: number, dy: number) => {
      if (!handle.current) return;
      const { scale, positionX, positionY } = handle.current.state;
      move({ x: positionX + dx, y: positionY + dy }, scale, 0);
    };
    return {
      showWhole,
      open,
      /** True if the whole picture is readable above the player; null if the window has no size. */
      fits: (picture: Picture): boolean | null => {
        const room = windowNow();
        const reserved = document.querySelector('[data-player]') ? 0 : player;
        return room && scaleToFit(picture, room, reserved) >= legible(picture);
      },
      show: (part: Rect) => {
        aim.current = { kind: 'part', rect: part };
        const room = windowNow();
        const scale = Math.max(handle.current?.state.scale ?? 0, comfortable);
        if (room) move(shiftToCentre(part, room, scale), scale, 0);
      },
      middle: (): Point => {
        const room = windowNow();
        const { scale = 1, positionX = 0, positionY = 0 } = handle.current?.state ?? {};
        return {
          x: ((room?.clientWidth ?? 0) / 2 - positionX) / scale,
          y: ((room?.clientHeight ?? 0) / 2 - positionY) / scale,
        };
      },
      reveal,
      release,
      zoomIn: () => zoom('zoomIn'),
      zoomOut: () => zoom('zoomOut'),
      centre: (at: Point) => {
        release();
        const room = windowNow();
        if (!handle.current || !room) return;
        const { scale } = handle.current.state;
        move(shiftToCentre({ ...at, width: 0, height: 0 }, room, scale), scale, 0);
      },
      /** Moves the view by a distance of the picture, so that a moved group keeps its place on the screen. */
      follow: (dx: number, dy: number) => {
        release();
        const scale = handle.current?.state.scale ?? 1;
        shift(-dx * scale, -dy * scale);
      },
      resized: (before: Size, after: Size) => {
        const { current } = aim;
        if (current.kind === 'whole') showWhole(0);
        else if (current.kind === 'opening') open(current.drawing, current.start);
        else if (current.kind === 'part') {
          const left = movesUntil.current - performance.now();
          // Continues, in the next frame, the animation that the zoom library stops when the window changes.
          if (left > 0) requestAnimationFrame(() => reveal(current.rect, left));
          else reveal(current.rect, 0);
        } else shift((after.width - before.width) / 2, (after.height - before.height) / 2);
      },
    };
  }, [isStill]);

  const room = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      let before: Size | null = null;
      const observer = new ResizeObserver(() => {
        const after = { width: element.clientWidth, height: element.clientHeight };
        // Keeps the view of the drawing while the window is hidden, because a hidden window has no size.
        if (!after.width || !after.height) return;
        const last = before;
        before = after;
        if (last && (last.width !== after.width || last.height !== after.height)) stage.resized(last, after);
        else if (!last && aim.current.kind !== 'free') stage.resized(after, after);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [stage],
  );
  return { handle, stage, room, isStill };
};

export type Stage = ReturnType<typeof useStage>['stage'];

type Member = { picture: Picture; stage: Stage; handle: RefObject<ReactZoomPanPinchRef | null> };

/** Drawings of two versions that scroll together. Their first common state of `on` has the same position. */
export type Together = {
  readonly on: readonly string[];
  readonly members: Set<Member>;
  /** True while one drawing moves the other, which must not move the first one back. */
  readonly isLed: { current: boolean };
  readonly isFollower: boolean;
};

export const useMembers = (): Pick<Together, 'members' | 'isLed'> => {
  const isLed = useRef(false);
  const [members] = useState(() => new Set<Member>());
  return { members, isLed };
};

const alignment = (members: ReadonlySet<Member>, on: readonly string[]) => {
  const ids = [...members].map(({ picture }) => new Set(picture.nodes.map(({ id }) => id)));
  return on.find((id) => ids.every((known) => known.has(id)));
};

const whereIs = ({ nodes }: Picture, id: string | undefined) =>
  nodes.find((node) => node.id === id) ?? { x: 0, y: 0 };

const lead = ({ members, on, isLed }: Together, leader: Member, { scale, positionX, positionY }: View) => {
  if (isLed.current) return;
  isLed.current = true;
  const aligned = alignment(members, on);
  const from = whereIs(leader.picture, aligned);
  for (const { picture, handle, stage } of members) {
    // Compares handles, because both versions share one picture if the chart has not changed.
    if (handle === leader.handle) continue;
    const to = whereIs(picture, aligned);
    stage.release();
    const [x, y] = [positionX + (from.x - to.x) * scale, positionY + (from.y - to.y) * scale];
    void handle.current?.setTransform(x, y, scale, 0);
  }
  isLed.current = false;
};

export const useTogether = (
  together: Together | undefined,
  picture: Picture | null,
  { handle, stage }: Omit<Member, 'picture'>,
) => {
  const own = useRef<Member | null>(null);
  const isPlaced = useRef(false);
  const members = together?.members;

  const place = useEffectEvent((member: Member, others: ReadonlySet<Member>) => {
    const isPut = together?.isFollower && !isPlaced.current;
    const leader = isPut ? [...others].find((other) => other !== member) : member;
    isPlaced.current = true;
    if (together && leader?.handle.current) lead(together, leader, leader.handle.current.state);
  });
  useLayoutEffect(() => {
    if (!members || !picture) return;
    const member = { picture, handle, stage };
    own.current = member;
    members.add(member);
    place(member, members);
    return () => void members.delete(member);
  }, [members, picture, handle, stage]);

  return (view: View) => {
    if (together && own.current) lead(together, own.current, view);
  };
};
