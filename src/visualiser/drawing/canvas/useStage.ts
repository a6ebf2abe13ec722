import { useCallback, useMemo, useRef } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { useMedia } from '../../../ui/browser/useMedia.ts';
import type { Point, Rect } from '../picture.ts';
import { isClear, type Size, scaleToFit, shiftToCentre, toWindow } from './framing.ts';

/** Text is read from this scale on: 11 px for the smallest of it, and comfortably at the other. */
const legible = 11 / 14;
const comfortable = 0.85;

/** What stays in view when the window changes size; `free` where a hand has moved the drawing since. */
type Aim =
  | { kind: 'whole' }
  | { kind: 'opening'; drawing: Size; start: Rect }
  | { kind: 'part'; rect: Rect }
  | { kind: 'free' };

/** What moves the drawing under its window, at once where movement is not wanted. */
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
    /** Shows the whole drawing, or as much of it as can be read around what matters. */
    const open = (drawing: Size, start: Rect) => {
      aim.current = { kind: 'opening', drawing, start };
      const room = windowNow();
      if (!room) return;
      if (scaleToFit(drawing, room) >= legible)
        void handle.current?.fitToView({ maxScale: 1, animationTime: 0 });
      else move(shiftToCentre(start, room, comfortable), comfortable, 0);
    };
    /** Brings a part of the drawing into view, if it is not, at the same scale. */
    const reveal = (rect: Rect, animationTime = time) => {
      aim.current = { kind: 'part', rect };
      const room = windowNow();
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
      reveal,
      /** A hand moves the drawing: from then on, the middle of what it has chosen to see stays. */
      release,
      zoomIn: () => {
        release();
        void handle.current?.zoomIn(0.3, time);
      },
      zoomOut: () => {
        release();
        void handle.current?.zoomOut(0.3, time);
      },
      /** Puts a point of the drawing in the middle of the window. */
      centre: (at: Point) => {
        release();
        const room = windowNow();
        if (!handle.current || !room) return;
        const { scale } = handle.current.state;
        move(shiftToCentre({ ...at, width: 0, height: 0 }, room, scale), scale, 0);
      },
      /** Moves at once by a distance of the drawing, so that what has moved in it stays in place. */
      follow: (dx: number, dy: number) => {
        release();
        const scale = handle.current?.state.scale ?? 1;
        shift(-dx * scale, -dy * scale);
      },
      /** The window has changed size: what mattered in it still is in view. */
      resized: (before: Size, after: Size) => {
        const { current } = aim;
        if (current.kind === 'whole') showWhole(0);
        else if (current.kind === 'opening') open(current.drawing, current.start);
        else if (current.kind === 'part') {
          const left = movesUntil.current - performance.now();
          // The library stops any movement when the window changes size: it goes on in the next frame.
          if (left > 0) requestAnimationFrame(() => reveal(current.rect, left));
          else reveal(current.rect, 0);
        } else shift((after.width - before.width) / 2, (after.height - before.height) / 2);
      },
    };
  }, [isStill]);

  /** On the element that the window of the drawing fills. */
  const room = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      let before: Size | null = null;
      const observer = new ResizeObserver(() => {
        const after = { width: element.clientWidth, height: element.clientHeight };
        // Put aside for a moment: it comes back as it was.
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
