import type { SVGProps } from 'react';
import type { DrawingPalette } from '../dress.ts';
import type { Offer } from '../marks.ts';
import type { Rect } from '../picture.ts';

type Props = {
  rect: Rect;
  offers: readonly Offer[];
  palette: DrawingPalette;
  control: SVGProps<SVGGElement> | undefined;
};

/** Over the words of a branch, what plays it: an edge and a sign, full where it can be taken and dashed where it is refused. */
export const OfferShape = ({ rect: { x, y, width, height }, offers, palette, control }: Props) => {
  // Beside the words, which it does not cover.
  const [left, middle] = [x - 5, y + height / 2];
  const isPossible = offers.some(({ why }) => why === null);
  return (
    <g {...control} data-possible={isPossible}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={10}
        fill="transparent"
        stroke={isPossible ? palette.brandStrong : palette.inkSoft}
        strokeWidth={isPossible ? 2 : 1.5}
        strokeDasharray={isPossible ? undefined : '4 4'}
      />
      <circle
        cx={left}
        cy={middle}
        r={9}
        fill={isPossible ? palette.brand : palette.paper}
        stroke={isPossible ? palette.brand : palette.inkSoft}
        strokeWidth={1.5}
      />
      <path
        d={isPossible ? `M${left - 2.5} ${middle - 4.5}l7 4.5l-7 4.5z` : `M${left - 4.5} ${middle}h9`}
        fill={palette.onBrand}
        stroke={isPossible ? 'none' : palette.inkSoft}
        strokeWidth={2}
      />
    </g>
  );
};
