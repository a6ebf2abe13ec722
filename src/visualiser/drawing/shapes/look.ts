import type { ColourRole } from '#brands/contract.css.ts';
import { isOpenGroup, type Marks, type PictureNode, type Rect } from '../picture.ts';

export type DrawingPalette = Readonly<Record<ColourRole, string>>;

export type DrawingTheme = { readonly palette: DrawingPalette; readonly isFile: boolean };

export const fontFamily = "Figtree, 'Figtree fallback', 'Segoe UI', Arial, sans-serif";

export const grown = ({ x, y, width, height }: Rect, across = 0, along = across): Rect => ({
  x: x - across,
  y: y - along,
  width: width + 2 * across,
  height: height + 2 * along,
});

const changeInk = { added: 'ok', removed: 'bad', changed: 'warn' } as const;

const line = (stroke: string, strokeWidth: number, strokeDasharray?: string) => ({
  stroke,
  strokeWidth,
  strokeDasharray,
});

const chooseLine = (branch: string, { taken, overlay, changes }: Marks, palette: DrawingPalette) => {
  const change = changes?.branches[branch];
  const walked = overlay?.[branch];
  if (taken.has(branch)) return line(palette.accent, 3.5);
  if (change) return line(palette[changeInk[change]], 2.5, change === 'removed' ? '6 5' : undefined);
  if (walked) return walked.count ? line(palette.ok, 2.5) : line(palette.bad, 1.75, '7 5');
  return line(palette.inkSoft, 1.5);
};

/** Style of an arrow. Widths and dashes repeat the meaning of the colours, for colour-blind users. */
export const branchLook = (branch: string | null, source: string, marks: Marks, palette: DrawingPalette) => {
  const opacity = marks.lit && !marks.lit.has(branch ?? source) ? 0.22 : undefined;
  if (branch === null) return { data: {}, line: line(palette.inkSoft, 1.5), edge: null, opacity };
  const walked = marks.overlay?.[branch];
  const isTaken = marks.taken.has(branch);
  const isFound = marks.found?.has(branch) ?? false;
  return {
    line: chooseLine(branch, marks, palette),
    data: {
      'data-branch': branch,
      ...(walked && { 'data-covered': walked.count > 0 }),
      ...(isTaken && { 'data-taken': true }),
      ...(isFound && { 'data-found': true }),
    },
    edge: isFound ? line(palette.focus, 3) : isTaken ? line(palette.accent, 2) : null,
    opacity,
  };
};

export const isActive = ({ id, collapsed }: PictureNode, active: ReadonlySet<string>): boolean =>
  active.has(id) || (collapsed === true && [...active].some((other) => other.startsWith(`${id}.`)));

export const nodeLook = (node: PictureNode, marks: Marks, palette: DrawingPalette) => {
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
    box: {
      fill: isOpen ? palette.canvas : active ? palette.brandSoft : palette.paper,
      stroke: active ? palette.brand : change ? palette[changeInk[change]] : palette.lineStrong,
      strokeWidth: active ? (isOpen ? 2 : 3) : change ? 2.5 : 1.25,
      strokeDasharray: change === 'removed' ? '6 5' : isRegion ? '3 5' : undefined,
      rx: isOpen ? 18 : 12,
    },
    ring: isSelected || isFound ? palette.focus : null,
    opacity: marks.lit && !marks.lit.has(id) ? 0.3 : undefined,
  };
};
