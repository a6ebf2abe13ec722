import type { DrawingPalette } from '../dress.ts';
import { Badge, badgeWidth } from './Badge.tsx';
import type { BranchBadge } from './branchBadges.ts';

type Props = { badges: readonly BranchBadge[]; x: number; y: number; palette: DrawingPalette };

/** The room that badges take side by side. */
export const badgesWidth = (badges: readonly BranchBadge[]): number =>
  badges.reduce((sum, { text }) => sum + badgeWidth(text) + 4, 0);

/** Badges side by side, the first furthest right. */
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
