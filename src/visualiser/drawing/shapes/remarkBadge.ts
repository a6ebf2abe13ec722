import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/translator.ts';
import type { Marks } from '../marks.ts';
import type { PictureNode } from '../picture.ts';
import type { BranchBadge } from './branchBadges.ts';

/** How many remarks are pinned to a state; to a collapsed group, with those of what it hides. */
export const countRemarks = ({ id, collapsed }: PictureNode, remarks: Marks['remarks']): number =>
  Object.entries(remarks)
    .filter(([state]) => state === id || (collapsed === true && state.startsWith(`${id}.`)))
    .reduce((sum, [, count]) => sum + count, 0);

/** The sign of a state that has remarks, and how many. */
export const remarkBadges = (node: PictureNode, remarks: Marks['remarks']): readonly BranchBadge[] => {
  const count = countRemarks(node, remarks);
  return count
    ? [{ text: `✎ ${count}`, title: t(`remarks.${plural(count)}`, { count }), tone: 'brand' }]
    : [];
};
