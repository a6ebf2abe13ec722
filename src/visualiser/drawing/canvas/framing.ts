import type { Point, Rect } from '../picture.ts';

/** Around what is brought into view, in pixels of the screen. */
const margin = 40;

export type Size = Pick<Rect, 'width' | 'height'>;

/** Where the drawing is under its window. */
export type View = { scale: number; positionX: number; positionY: number };

/** The scale at which a drawing is whole in its window. */
export const scaleToFit = (drawing: Size, { clientWidth, clientHeight }: Element): number =>
  Math.min(clientWidth / drawing.width, clientHeight / drawing.height);

/** Where the drawing must be for a part of it to be in the middle of its window, or to begin in it where it is larger. */
export const shiftToCentre = (part: Rect, { clientWidth, clientHeight }: Element, scale: number): Point => {
  const towards = (size: number, room: number) =>
    size * scale <= room ? (room - size * scale) / 2 : Math.min(margin, room / 4);
  return {
    x: towards(part.width, clientWidth) - part.x * scale,
    y: towards(part.height, clientHeight) - part.y * scale,
  };
};

/** A part of the drawing, in pixels of its window. */
export const toWindow = ({ x, y, width, height }: Rect, { scale, positionX, positionY }: View): Rect => ({
  x: x * scale + positionX,
  y: y * scale + positionY,
  width: width * scale,
  height: height * scale,
});

const meets = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** What lies over a window: its tools, its map. */
const overlays = (room: Element): Rect[] => {
  const { left, top } = room.getBoundingClientRect();
  return [...(room.closest('section')?.querySelectorAll('[data-overlay]') ?? [])].map((overlay) => {
    const { x, y, width, height } = overlay.getBoundingClientRect();
    return { x: x - left, y: y - top, width, height };
  });
};

/** Whether a part, in pixels of the window, is whole in it and under nothing. */
export const isClear = (part: Rect, room: Element): boolean =>
  part.x >= margin &&
  part.y >= margin &&
  part.x + part.width <= room.clientWidth - margin &&
  part.y + part.height <= room.clientHeight - margin &&
  !overlays(room).some((overlay) => meets(part, overlay));

/** The least rectangle around others. */
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
