import { memo, type SVGProps } from 'react';
import type { Dress } from '../dress.ts';
import type { Marks } from '../marks.ts';
import type { PictureArrow } from '../picture.ts';
import { Badges } from './Badges.tsx';
import { branchBadges } from './branchBadges.ts';
import { branchLook } from './branchLook.ts';
import { Lines } from './Lines.tsx';
import { OfferShape } from './OfferShape.tsx';
import { headPath, linePath } from './path.ts';

type Props = {
  arrow: PictureArrow;
  marks: Marks;
  dress: Dress;
  /** What makes it a control, where it can be played. */
  control?: SVGProps<SVGGElement> | undefined;
};

/** An arrow, its head, and its label on a ground of its own. */
export const ArrowShape = memo(
  ({ arrow: { branch, points, label, sentence, source }, marks, dress, control }: Props) => {
    const { palette } = dress;
    const offers = branch && control && marks.offers.get(branch);
    const look = branchLook(branch, source, marks, palette);
    return (
      <g {...look.data} opacity={look.opacity}>
        {sentence && <title>{sentence}</title>}
        <path
          d={linePath(points)}
          fill="none"
          stroke={look.stroke}
          strokeWidth={look.width}
          strokeDasharray={look.dash}
        />
        <path d={headPath(points)} fill={look.stroke} />
        {label && (
          <>
            <rect
              x={label.x}
              y={label.y}
              width={label.width}
              height={label.height}
              rx={10}
              fill={look.ground}
              stroke={look.edge}
              strokeWidth={look.edgeWidth}
            />
            <Lines lines={label.lines} dress={dress} />
            {offers && <OfferShape rect={label} offers={offers} palette={palette} control={control} />}
            {branch && (
              <Badges
                badges={branchBadges(branch, marks)}
                x={label.x + label.width - 8}
                y={label.y}
                palette={palette}
              />
            )}
          </>
        )}
      </g>
    );
  },
);
