import { t } from '#locales/fr/visualiserDrawing.ts';
import { plural } from '#locales/translator.ts';
import { faces, measureWidth } from '../layout/measure.ts';
import type { Marks, PictureNode, Rect } from '../picture.ts';
import type { DrawingPalette } from './look.ts';

type PillProps = { rect: Rect; text: string; ink: string; fill: string; edge: string; edgeWidth: number };

export const Pill = ({ rect, text, ink, fill, edge, edgeWidth }: PillProps) => (
  <>
    <rect {...rect} rx={rect.height / 2} fill={fill} stroke={edge} strokeWidth={edgeWidth} />
    <text
      x={rect.x + rect.width / 2}
      y={rect.y + rect.height / 2 + 5}
      textAnchor="middle"
      fontSize={faces.event.size}
      fontWeight={620}
      fill={ink}
    >
      {text}
    </text>
  </>
);

const height = 20;

export const badgeWidth = (text: string): number => Math.max(height, measureWidth(text, 'event') + 12);

type Tone = 'ok' | 'bad' | 'warn' | 'brand';

type Badge = { text: string; title: string; tone: Tone };

const toneColours = (palette: DrawingPalette, tone: Tone) =>
  tone === 'brand' ? [palette.onBrand, palette.brand] : [palette[tone], palette[`${tone}Soft`]];

const signs = { added: ['+', 'ok'], removed: ['−', 'bad'], changed: ['~', 'warn'] } as const;

export const changeBadge = (change: keyof typeof signs): Badge => {
  const [text, tone] = signs[change];
  return { text, title: t(`changes.${change}`), tone };
};

export const branchBadges = (branch: string, { overlay, changes }: Marks): Badge[] => {
  const change = changes?.branches[branch];
  const walked = overlay?.[branch];
  const badges: Badge[] = change ? [changeBadge(change)] : [];
  if (!walked) return badges;
  const { count, refused, survivors } = walked;
  badges.push(
    count
      ? { text: `×${count}`, title: t('coverage.covered', { count }), tone: 'ok' }
      : { text: '×0', title: t('coverage.uncovered'), tone: 'bad' },
  );
  if (refused)
    badges.push({ text: `⊘${refused}`, title: t('coverage.refused', { count: refused }), tone: 'warn' });
  if (survivors.length) {
    const text = t(`coverage.survivors.${plural(survivors.length)}`, { count: survivors.length });
    const title = [`${text}\u00a0:`, ...survivors].join('\n');
    badges.push({ text: `!${survivors.length}`, title, tone: 'bad' });
  }
  return badges;
};

type Props = { badges: readonly Badge[]; x: number; y: number; palette: DrawingPalette };

export const badgesWidth = (badges: readonly Badge[]): number =>
  badges.reduce((sum, { text }) => sum + badgeWidth(text) + 4, 0);

export const Badges = ({ badges, x, y, palette }: Props) =>
  badges.map(({ text, title, tone }, index) => {
    const width = badgeWidth(text);
    const end = x - badgesWidth(badges.slice(0, index));
    const [ink = '', fill = ''] = toneColours(palette, tone);
    const rect = { x: end - width, y: y - height / 2, width, height };
    return (
      <g key={text} pointerEvents="none">
        <title>{title}</title>
        <Pill rect={rect} text={text} ink={ink} fill={fill} edge={ink} edgeWidth={1.25} />
      </g>
    );
  });

export const countRemarks = ({ id, collapsed }: PictureNode, remarks: Marks['remarks']): number =>
  Object.entries(remarks)
    .filter(([state]) => state === id || (collapsed === true && state.startsWith(`${id}.`)))
    .reduce((sum, [, count]) => sum + count, 0);

export const remarkBadges = (node: PictureNode, remarks: Marks['remarks']): readonly Badge[] => {
  const count = countRemarks(node, remarks);
  return count
    ? [{ text: `✎ ${count}`, title: t(`remarks.${plural(count)}`, { count }), tone: 'brand' }]
    : [];
};
