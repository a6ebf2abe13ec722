import type { DrawingPalette } from '../dress.ts';
import { faces, measureWidth } from '../layout/measure.ts';

type Props = {
  /** The middle of its right edge. */
  x: number;
  y: number;
  text: string;
  /** What it says in words. */
  title: string;
  tone: 'ok' | 'bad' | 'warn' | 'brand';
  palette: DrawingPalette;
};

const height = 20;

/** The room that a badge takes along its edge. */
export const badgeWidth = (text: string): number => Math.max(height, measureWidth(text, 'event') + 12);

/** A count or a sign astride an edge. */
export const Badge = ({ x, y, text, title, tone, palette }: Props) => {
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
