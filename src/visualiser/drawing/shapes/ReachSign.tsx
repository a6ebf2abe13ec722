import type { SVGProps } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import type { DrawingPalette } from '../dress.ts';
import { faces } from '../layout/measure.ts';
import type { PictureNode } from '../picture.ts';
import { badgeWidth } from './Badge.tsx';

type Props = { node: PictureNode; palette: DrawingPalette; control: SVGProps<SVGGElement> };

const height = 28;

/** Astride the top of a state that is chosen, what goes there. */
export const ReachSign = ({ node: { x, y }, palette, control }: Props) => {
  const text = t('reach.button');
  const width = badgeWidth(text) + 12;
  return (
    <g {...control}>
      <rect
        x={x + 12}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill={palette.brand}
        stroke={palette.paper}
        strokeWidth={2}
      />
      <text
        x={x + 12 + width / 2}
        y={y + 5}
        textAnchor="middle"
        fontSize={faces.event.size}
        fontWeight={620}
        fill={palette.onBrand}
      >
        {text}
      </text>
    </g>
  );
};
