import type { ColourRole } from '#brands/contract.css.ts';
import { isOpenGroup, type Marks, type PictureNode } from '../picture.ts';

/** The colours of a drawing: those of the page (`var(…)`), or a brand’s own where the drawing leaves the page. */
export type DrawingPalette = Readonly<Record<ColourRole, string>>;

/** How a drawing is dressed; a file stands alone, without the page’s font and behind its own ground. */
export type Dress = { readonly palette: DrawingPalette; readonly isFile: boolean };

export const fontFamily = "Figtree, 'Figtree fallback', 'Segoe UI', Arial, sans-serif";

/** How a branch is painted: never by colour alone, a width or dashes say it too. */
export type BranchLook = {
  data: { 'data-branch'?: string; 'data-covered'?: boolean; 'data-taken'?: true; 'data-found'?: true };
  stroke: string;
  width: number;
  dash: string | undefined;
  ground: string;
  edge: string;
  edgeWidth: number;
  opacity: number | undefined;
};

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

/** The look of a branch from `source`; without a branch, that of the arrow that says where a group begins. */
export const branchLook = (
  branch: string | null,
  source: string,
  marks: Marks,
  palette: DrawingPalette,
): BranchLook => {
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
