import type { Dress } from '../dress.ts';
import type { Marks } from '../marks.ts';
import type { PictureItem, PictureNode } from '../picture.ts';
import { branchLook } from './branchLook.ts';
import { Lines } from './Lines.tsx';

/** On a square of 16, drawn with a line. */
const icons: Readonly<Record<PictureItem['kind'], string>> = {
  invoked: 'M2.5 8h10M9 4.5 12.5 8 9 11.5',
  waited: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M8 5v3.2l2 1.3',
  entry: 'M9.5 3h3.5v10H9.5M2.5 8h7M7 5.5 9.5 8 7 10.5',
  exit: 'M6.5 3H3v10h3.5M6 8h7.5M11 5.5 13.5 8 11 10.5',
  stays: 'M12.5 5.5A5.2 5.2 0 1 0 13.2 8M12.9 2.6v3.1H9.8',
};

type Props = { item: PictureItem; node: PictureNode; marks: Marks; dress: Dress };

/** A line of what a state does; where an event leaves it there, a branch like any other. */
export const ItemShape = ({ item, node, marks, dress }: Props) => {
  const { branch, kind, x, y, width, height, lines } = item;
  const look = branchLook(branch, node.id, marks, dress.palette);
  const isMarked = branch !== null && look.width > 1.5;
  return (
    <g {...look.data} opacity={branch === null ? undefined : look.opacity}>
      {branch !== null && (
        <rect
          x={x - 6}
          y={y - 3}
          width={width + 12}
          height={height + 6}
          rx={7}
          fill="none"
          stroke={look.edge !== 'none' ? look.edge : isMarked ? look.stroke : 'none'}
          strokeWidth={look.edge !== 'none' ? look.edgeWidth : look.width}
          strokeDasharray={look.dash}
        />
      )}
      <path
        d={icons[kind]}
        transform={`translate(${x} ${y + 1.5})`}
        fill="none"
        stroke={isMarked ? look.stroke : dress.palette.brand}
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Lines lines={lines} dress={dress} />
    </g>
  );
};
