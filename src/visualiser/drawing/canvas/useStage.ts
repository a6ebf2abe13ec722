import { useMemo, useRef } from 'react';
import type { ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { useMedia } from '../../../ui/browser/useMedia.ts';
import type { Rect } from '../picture.ts';

/** Around what is brought into view, in pixels of the screen. */
const margin = 40;

/** Text is read from this scale on, and comfortably at the other. */
const legible = 0.55;
const comfortable = 0.8;

type Size = Pick<Rect, 'width' | 'height'>;

/** What moves the drawing under its window, at once where movement is not wanted. */
export const useStage = () => {
  const handle = useRef<ReactZoomPanPinchRef>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const stage = useMemo(() => {
    const time = isStill ? 0 : 180;
    return {
      fit: (animationTime = time) => void handle.current?.fitToView({ maxScale: 1, animationTime }),
      /** Shows the whole drawing, or as much of it as can be read around what matters. */
      open: (drawing: Size, { x, y, width, height }: Rect) => {
        const wrapper = handle.current?.instance.wrapperComponent;
        if (!handle.current || !wrapper) return;
        const { clientWidth, clientHeight } = wrapper;
        const whole = Math.min(clientWidth / drawing.width, clientHeight / drawing.height);
        if (whole >= legible) return void handle.current.fitToView({ maxScale: 1, animationTime: 0 });
        const middle = (start: number, size: number, room: number) =>
          room / 2 - (start + size / 2) * comfortable;
        void handle.current.setTransform(
          middle(x, width, clientWidth),
          middle(y, height, clientHeight),
          comfortable,
          0,
        );
      },
      zoomIn: () => void handle.current?.zoomIn(0.3, time),
      zoomOut: () => void handle.current?.zoomOut(0.3, time),
      /** Brings a part of the drawing into view, if it is not, at the same scale. */
      reveal: ({ x, y, width, height }: Rect) => {
        const wrapper = handle.current?.instance.wrapperComponent;
        if (!handle.current || !wrapper) return;
        const { scale, positionX, positionY } = handle.current.state;
        const [left, top] = [x * scale + positionX, y * scale + positionY];
        const { clientWidth, clientHeight } = wrapper;
        const isSeen =
          left >= margin &&
          top >= margin &&
          left + width * scale <= clientWidth - margin &&
          top + height * scale <= clientHeight - margin;
        if (isSeen) return;
        const towards = (size: number, room: number) => Math.max(margin, (room - size * scale) / 2);
        void handle.current.setTransform(
          towards(width, clientWidth) - x * scale,
          towards(height, clientHeight) - y * scale,
          scale,
          time,
        );
      },
      /** Moves at once by a distance of the drawing, so that what has moved in it stays in place. */
      follow: (dx: number, dy: number) => {
        if (!handle.current) return;
        const { scale, positionX, positionY } = handle.current.state;
        void handle.current.setTransform(positionX - dx * scale, positionY - dy * scale, scale, 0);
      },
    };
  }, [isStill]);
  return { handle, stage, isStill };
};

export type Stage = ReturnType<typeof useStage>['stage'];
