import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/translator.ts';
import { faces, measureWidth } from '../layout/measure.ts';
import type { Marks, PictureNode } from '../picture.ts';
import type { DrawingPalette } from './look.ts';

type BadgeProps = {
  x: number;
  y: number;
  text: string;
  title: string;
  tone: 'ok' | 'bad' | 'warn' | 'brand';
  palette: DrawingPalette;
};

const height = 20;

export const badgeWidth = (text: string): number => Math.max(height, measureWidth(text, 'event') + 12);

const Badge = ({ x, y, text, title, tone, palette }: BadgeProps) => {
  const width = badgeWidth(text);
  const [ink, ground] = {
    ok: [palette.ok, palette.okSoft],
    bad: [palette.bad, palette.badSoft],
    warn: [palette.warn, palette.warnSoft],
    brand: [palette.onBrand, palette.brand],
  }[tone];
  return (
    <g pointerEvents="none">
      <title>{title}</title>
      <rect
        x={x - width}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill={ground}
        stroke={ink}
        strokeWidth={1.25}
      />
      <text
        x={x - width / 2}
        y={y + 5}
        textAnchor="middle"
        fontSize={faces.event.size}
        fontWeight={620}
        fill={ink}
      >
        {text}
      </text>
    </g>
  );
};

type BranchBadge = { text: string; title: string; tone: 'ok' | 'bad' | 'warn' | 'brand' };

const signs = { added: ['+', 'ok'], removed: ['−', 'bad'], changed: ['~', 'warn'] } as const;

export const changeBadge = (change: keyof typeof signs): BranchBadge => {
  const [text, tone] = signs[change];
  return { text, title: t(`changes.${change}`), tone };
};

export const branchBadges = (branch: string, { overlay, changes }: Marks): BranchBadge[] => {
  const change = changes?.branches[branch];
  const walked = overlay?.[branch];
  const badges: BranchBadge[] = change ? [changeBadge(change)] : [];
  if (!walked) return badges;
  const { covered, count, refused = 0, survivors = [] } = walked;
  badges.push(
    covered
      ? { text: `×${count}`, title: t('coverage.covered', { count }), tone: 'ok' }
      : { text: '×0', title: t('coverage.uncovered'), tone: 'bad' },
  );
  if (refused)
    badges.push({ text: `⊘${refused}`, title: t('coverage.refused', { count: refused }), tone: 'warn' });
  if (survivors.length) {
    const text = t(`coverage.survivors.${plural(survivors.length)}`, { count: survivors.length });
    badges.push({
      text: `!${survivors.length}`,
      title: [`${text}\u00a0:`, ...survivors].join('\n'),
      tone: 'bad',
    });
  }
  return badges;
};

type Props = { badges: readonly BranchBadge[]; x: number; y: number; palette: DrawingPalette };

export const badgesWidth = (badges: readonly BranchBadge[]): number =>
  badges.reduce((sum, { text }) => sum + badgeWidth(text) + 4, 0);

export const Badges = ({ badges, x, y, palette }: Props) =>
  badges.map((badge, index) => {
    return (
      <Badge
        key={badge.text}
        {...badge}
        x={x - badgesWidth(badges.slice(0, index))}
        y={y}
        palette={palette}
      />
    );
  });

export const countRemarks = ({ id, collapsed }: PictureNode, remarks: Marks['remarks']): number =>
  Object.entries(remarks)
    .filter(([state]) => state === id || (collapsed === true && state.startsWith(`${id}.`)))
    .reduce((sum, [, count]) => sum + count, 0);

export const remarkBadges = (node: PictureNode, remarks: Marks['remarks']): readonly BranchBadge[] => {
  const count = countRemarks(node, remarks);
  return count
    ? [{ text: `✎ ${count}`, title: t(`remarks.${plural(count)}`, { count }), tone: 'brand' }]
    : [];
};
