import type { SVGProps } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/translator.ts';
import type { Marks, Picture, PictureArrow, PictureItem, PictureNode } from './picture.ts';
import { countRemarks } from './shapes/Badges.tsx';
import { isActive } from './shapes/look.ts';

const ways = ({ arrows }: Picture, { id, items }: PictureNode): string => {
  const count =
    arrows.filter(({ branch, source, label }) => branch && label && source === id).length +
    items.filter(({ branch }) => branch).length;
  return count ? t(`ways.${plural(count)}`, { count }) : t('ways.none');
};

const describeNode = (picture: Picture, node: PictureNode, { active, changes, remarks }: Marks): string => {
  const change = changes?.nodes[node.id];
  const count = countRemarks(node, remarks);
  const kind = node.parent === null ? 'machine' : node.kind === 'initial' ? 'atomic' : node.kind;
  const written = [...node.lines, ...node.items.flatMap(({ lines }) => lines)].map(({ text }) => text);
  return [
    // The accessible name begins with the visible text, followed by the meaning of shapes and colours.
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

type Control = SVGProps<SVGGElement> & {
  'data-toggle'?: string;
  'data-offer'?: string;
  'data-reach'?: string;
};

export const stateControl = (picture: Picture, node: PictureNode, marks: Marks, current?: string) => ({
  role: 'button',
  'aria-label': describeNode(picture, node, marks),
  'aria-pressed': marks.selected === node.id,
  tabIndex: node.id === current ? 0 : -1,
});

export const toggleControl = (node: PictureNode, current: string | undefined): Control => ({
  role: 'button',
  'aria-label': t(node.collapsed ? 'expand' : 'collapse', { title: node.title }),
  'aria-expanded': !node.collapsed,
  tabIndex: node.id === current ? 0 : -1,
  'data-toggle': node.id,
});

const count = (kind: 'possible' | 'refused', many: number): string =>
  many ? t(`offers.${kind}.${plural(many)}`, { count: many }) : '';

export const branchText = ({ nodes, arrows }: Picture, branch: string): string => {
  const arrow = arrows.find((other) => other.branch === branch && other.label);
  const item = nodes.flatMap(({ items }) => items).find((other) => other.branch === branch);
  return (arrow?.label?.lines ?? item?.lines ?? []).map(({ text }) => text).join(' ');
};

export const offerControl = (
  picture: Picture,
  words: PictureArrow | PictureItem,
  branch: string,
  { offers }: Marks,
): Control | undefined => {
  const own = offers.get(branch);
  if (!own) return undefined;
  const target = 'target' in words ? picture.nodes.find(({ id }) => id === words.target) : undefined;
  const refused = own.filter(({ why }) => why !== null).length;
  return {
    role: 'button',
    'aria-label': [
      branchText(picture, branch),
      target ? t('offers.leads', { where: target.title }) : t('stays'),
      count('possible', own.length - refused),
      count('refused', refused),
    ]
      .filter(Boolean)
      .join(', '),
    'aria-haspopup': own.length > 1 || refused ? 'menu' : undefined,
    tabIndex: 0,
    'data-offer': branch,
  };
};

/** Control that plays a path to the selected state; undefined for the machine, active and history states. */
export const reachControl = (node: PictureNode, { selected, active }: Marks): Control | undefined =>
  node.id !== selected ||
  node.parent === null ||
  node.kind === 'history' ||
  node.kind === 'deepHistory' ||
  isActive(node, active)
    ? undefined
    : {
        role: 'button',
        'aria-label': t('reach.name', { title: node.title }),
        tabIndex: 0,
        'data-reach': node.id,
      };
