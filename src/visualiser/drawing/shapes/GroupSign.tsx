import type { SVGProps } from 'react';
import type { DrawingPalette } from '../dress.ts';
import type { PictureNode } from '../picture.ts';

type Props = { node: PictureNode; palette: DrawingPalette; control: SVGProps<SVGGElement> | undefined };

/** Beside the title of a group: that it is open or collapsed, and the button that changes it where there is one. */
export const GroupSign = ({ node: { collapsed, toggle }, palette, control }: Props) =>
  toggle && (
    <g {...control}>
      <rect
        x={toggle.x - 12}
        y={toggle.y - 12}
        width={24}
        height={24}
        rx={7}
        fill={palette.paper}
        stroke={palette.lineStrong}
        strokeWidth={1.25}
      />
      <path
        d={`M${toggle.x - 5} ${toggle.y}h10${collapsed ? `M${toggle.x} ${toggle.y - 5}v10` : ''}`}
        stroke={palette.brandStrong}
        strokeWidth={2}
        strokeLinecap="round"
      />
    </g>
  );
