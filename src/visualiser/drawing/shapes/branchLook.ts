import type { DrawingPalette } from '../dress.ts';
import type { Marks } from '../marks.ts';

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
