import type { SVGProps } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/plural.ts';
import type { Marks } from './marks.ts';
import type { Picture, PictureNode } from './picture.ts';
import { isActive } from './shapes/nodeLook.ts';
import { countRemarks } from './shapes/remarkBadge.ts';

const ways = ({ arrows }: Picture, { id, items }: PictureNode): string => {
  const count =
    arrows.filter(({ branch, source, label }) => branch && label && source === id).length +
    items.filter(({ branch }) => branch).length;
  return count ? t(`ways.${plural(count)}`, { count }) : t('ways.none');
};

/** What a state is called aloud: its words, what it is, whether it is active, what has changed, and its ways out. */
const describeNode = (picture: Picture, node: PictureNode, { active, changes, remarks }: Marks): string => {
  const change = changes?.nodes[node.id];
  const count = countRemarks(node, remarks);
  const kind = node.parent === null ? 'machine' : node.kind === 'initial' ? 'atomic' : node.kind;
  const written = [...node.lines, ...node.items.flatMap(({ lines }) => lines)].map(({ text }) => text);
  return [
    // All that is written in it, as it is written, then what only the eye would tell.
    written.join(' '),
    (kind === 'history' || kind === 'deepHistory') && node.title,
    t(`kinds.${kind}`),
    isActive(node, active) && t('active'),
    change && t(`changes.${change}`),
    count > 0 && t(`remarks.${plural(count)}`, { count }),
    ways(picture, node),
  ]
    .filter(Boolean)
    .join(', ');
};

type Control = SVGProps<SVGGElement> & { 'data-toggle'?: string };

/** A state as a control: one of them at a time is reached by Tab, the others by arrows. */
export const stateControl = (
  picture: Picture,
  node: PictureNode,
  marks: Marks,
  current: string | undefined,
): Control => ({
  role: 'button',
  'aria-label': describeNode(picture, node, marks),
  'aria-pressed': marks.selected === node.id,
  tabIndex: node.id === current ? 0 : -1,
});

/** The sign of a group as a control, reached by Tab from its group. */
export const toggleControl = (node: PictureNode, current: string | undefined): Control => ({
  role: 'button',
  'aria-label': t(node.collapsed ? 'expand' : 'collapse', { title: node.title }),
  'aria-expanded': !node.collapsed,
  tabIndex: node.id === current ? 0 : -1,
  'data-toggle': node.id,
});
