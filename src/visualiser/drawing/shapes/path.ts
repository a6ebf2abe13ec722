import type { Point } from '../picture.ts';

const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

/** The point so many pixels from one towards another. */
const towards = (from: Point, to: Point, distance: number): Point => {
  const whole = length(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / whole,
    y: from.y + ((to.y - from.y) * distance) / whole,
  };
};

const write = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const head = 9;

/** The line of an arrow, its corners rounded, up to its head. */
export const linePath = (points: readonly Point[]): string => {
  const [start, ...others] = points;
  const end = others.at(-1);
  if (!start || !end) return '';
  const bends = others.slice(0, -1);
  const last = bends.at(-1) ?? start;
  const parts = bends.map((bend, index) => {
    const before = bends[index - 1] ?? start;
    const after = others[index + 1] ?? end;
    const radius = Math.min(8, length(before, bend) / 2, length(bend, after) / 2);
    return `L${write(towards(bend, before, radius))}Q${write(bend)} ${write(towards(bend, after, radius))}`;
  });
  return `M${write(start)}${parts.join('')}L${write(towards(end, last, Math.min(head - 1, length(end, last))))}`;
};

/** The head of an arrow, its point on what it leads to. */
export const headPath = (points: readonly Point[]): string => {
  const [end, last] = [points.at(-1), points.at(-2)];
  if (!end || !last) return '';
  const base = towards(end, last, head);
  const [dx, dy] = [
    ((end.y - last.y) / (length(end, last) || 1)) * 4.5,
    ((last.x - end.x) / (length(end, last) || 1)) * 4.5,
  ];
  return `M${write(end)}L${write({ x: base.x + dx, y: base.y + dy })}L${write({ x: base.x - dx, y: base.y - dy })}Z`;
};
