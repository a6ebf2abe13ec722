import { type PointerEvent, useRef } from 'react';
import { useTransformEffect } from 'react-zoom-pan-pinch';
import type { Picture } from '../picture.ts';
import * as css from './Canvas.css.ts';
import type { Stage } from './useStage.ts';

type Props = { picture: Picture; active: ReadonlySet<string>; stage: Stage };

/** The largest that it is, in pixels. */
const most = { width: 176, height: 144 };

/**
 * The whole drawing in small, and what of it is in the window; absent where that is all. It is pointed at alone: a keyboard
 * goes from state to state. The library’s own takes no finger, and stops at the size of the window.
 */
export const MiniMap = ({ picture, active, stage }: Props) => {
  const map = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const { width, height, nodes } = picture;
  const scale = Math.min(most.width / width, most.height / height);

  useTransformEffect(({ state, instance: { wrapperComponent } }) => {
    if (!map.current || !frame.current || !wrapperComponent) return;
    const seen = {
      x: -state.positionX / state.scale,
      y: -state.positionY / state.scale,
      width: wrapperComponent.clientWidth / state.scale,
      height: wrapperComponent.clientHeight / state.scale,
    };
    for (const [name, value] of Object.entries(seen)) frame.current.setAttribute(name, value.toFixed(0));
    const isAll =
      seen.x <= 0 && seen.y <= 0 && seen.x + seen.width >= width && seen.y + seen.height >= height;
    map.current.toggleAttribute('data-idle', isAll);
  });

  const goTo = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const shown = currentTarget.getBoundingClientRect();
    stage.centre({
      x: ((clientX - shown.left) / shown.width) * width,
      y: ((clientY - shown.top) / shown.height) * height,
    });
  };

  return (
    <svg
      ref={map}
      className={css.map}
      style={{ width: `min(${width * scale}px, 20cqi)`, aspectRatio: width / height }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      data-overlay
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && goTo(event)}
    >
      {nodes.map(({ id, kind, x, y, width: wide, height: high }) => (
        <rect
          key={id}
          className={kind === 'compound' || kind === 'parallel' ? css.group : css.state}
          data-lit={active.has(id) || undefined}
          x={x}
          y={y}
          width={wide}
          height={high}
        />
      ))}
      <rect ref={frame} className={css.frame} />
    </svg>
  );
};
