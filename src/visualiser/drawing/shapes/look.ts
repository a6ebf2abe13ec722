import type { ColourRole } from '#brands/contract.css.ts';
import { isOpenGroup, type Marks, type PictureNode } from '../picture.ts';

export type DrawingPalette = Readonly<Record<ColourRole, string>>;

/** Colours of a drawing. If `isFile` is true, the drawing also has a background, and text without web font. */
export type Dress = { readonly palette: DrawingPalette; readonly isFile: boolean };

export const fontFamily = "Figtree, 'Figtree fallback', 'Segoe UI', Arial, sans-serif";

const changeInk = { added: 'ok', removed: 'bad', changed: 'warn' } as const;

const chooseLine = (branch: string, { taken, overlay, changes }: Marks, palette: DrawingPalette) => {
  const change = changes?.branches[branch];
  if (taken.has(branch)) return { stroke: palette.accent, width: 3.5, dash: undefined };
  if (change)
    return { stroke: palette[changeInk[change]], width: 2.5, dash: change === 'removed' ? '6 5' : undefined };
  const walked = overlay?.[branch];
  if (walked)
    return walked.covered
      ? { stroke: palette.ok, width: 2.5, dash: undefined }
      : { stroke: palette.bad, width: 1.75, dash: '7 5' };
  return { stroke: palette.inkSoft, width: 1.5, dash: undefined };
};

/** Look of a branch. A width or a dash repeats each colour, for users who cannot distinguish colours. */
export const branchLook = (branch: string | null, source: string, marks: Marks, palette: DrawingPalette) => {
  const isDim = marks.lit !== null && !marks.lit.has(branch ?? source);
  const opacity = isDim ? 0.22 : undefined;
  if (branch === null)
    return {
      data: {},
      stroke: palette.inkSoft,
      width: 1.5,
      dash: undefined,
      ground: 'none',
      edge: 'none',
      edgeWidth: 0,
      opacity,
    };
  const walked = marks.overlay?.[branch];
  const isTaken = marks.taken.has(branch);
  const isFound = marks.found?.has(branch) ?? false;
  return {
    ...chooseLine(branch, marks, palette),
    data: {
      'data-branch': branch,
      ...(walked && { 'data-covered': walked.covered }),
      ...(isTaken && { 'data-taken': true }),
      ...(isFound && { 'data-found': true }),
    },
    ground: palette.canvas,
    edge: isFound ? palette.focus : isTaken ? palette.accent : 'none',
    edgeWidth: isFound ? 3 : 2,
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
    fill: isOpen ? palette.canvas : active ? palette.brandSoft : palette.paper,
    stroke: active ? palette.brand : change ? palette[changeInk[change]] : palette.lineStrong,
    width: active ? (isOpen ? 2 : 3) : change ? 2.5 : 1.25,
    dash: change === 'removed' ? '6 5' : isRegion ? '3 5' : undefined,
    radius: isOpen ? 18 : 12,
    ring: isSelected || isFound ? palette.focus : null,
    opacity: marks.lit !== null && !marks.lit.has(id) ? 0.3 : undefined,
  };
};
