import type { DrawingPalette } from '../dress.ts';
import { isOpenGroup } from '../layout/headers.ts';
import type { Marks } from '../marks.ts';
import type { PictureNode } from '../picture.ts';

/** How a state is painted. `ring` goes around it. */
export type NodeLook = {
  data: { 'data-active'?: true; 'data-selected'?: true; 'data-found'?: true };
  fill: string;
  stroke: string;
  width: number;
  dash: string | undefined;
  radius: number;
  ring: string | null;
  opacity: number | undefined;
};

const changeInk = { added: 'ok', removed: 'bad', changed: 'warn' } as const;

/** A collapsed group is active for what it hides. */
export const isActive = ({ id, collapsed }: PictureNode, active: ReadonlySet<string>): boolean =>
  active.has(id) || (collapsed === true && [...active].some((other) => other.startsWith(`${id}.`)));

/** The look of a state: what is active has a thick edge and a dot, what is chosen or found a ring. */
export const nodeLook = (node: PictureNode, marks: Marks, palette: DrawingPalette): NodeLook => {
  const { id, isRegion } = node;
  const isOpen = isOpenGroup(node);
  const active = isActive(node, marks.active);
  const change = marks.changes?.nodes[id];
  const isFound = marks.found?.has(id) ?? false;
  const isSelected = marks.selected === id;
  return {
    data: {
      ...(active && { 'data-active': true }),
      ...(isSelected && { 'data-selected': true }),
      ...(isFound && { 'data-found': true }),
    },
    fill: isOpen ? palette.canvas : active ? palette.brandSoft : palette.paper,
    stroke: active ? palette.brand : change ? palette[changeInk[change]] : palette.lineStrong,
    width: active ? (isOpen ? 2 : 3) : change ? 2.5 : 1.25,
    dash: change === 'removed' ? '6 5' : isRegion ? '3 5' : undefined,
    radius: isOpen ? 18 : 12,
    ring: isSelected || isFound ? palette.focus : null,
    opacity: marks.lit !== null && !marks.lit.has(id) ? 0.3 : undefined,
  };
};
