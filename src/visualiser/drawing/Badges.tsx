import { Badge, badgeWidth } from './Badge.tsx';
import type { BranchBadge } from './branchBadges.ts';
import type { DrawingPalette } from './dress.ts';

type Props = { badges: readonly BranchBadge[]; x: number; y: number; palette: DrawingPalette };

/** Badges side by side, the first furthest right. */
export const Badges = ({ badges, x, y, palette }: Props) =>
  badges.map((badge, index) => {
    const after = badges.slice(0, index).reduce((sum, { text }) => sum + badgeWidth(text) + 4, 0);
    return <Badge key={badge.text} {...badge} x={x - after} y={y} palette={palette} />;
  });
