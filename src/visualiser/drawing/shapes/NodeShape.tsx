import { memo, type SVGProps } from 'react';
import { faces } from '../layout/measure.ts';
import {
  type Face,
  isOpenGroup,
  type Marks,
  type Offer,
  type PictureItem,
  type PictureNode,
  type Rect,
  type TextLine,
} from '../picture.ts';
import { Badges, badgesWidth, branchBadges, changeBadge, remarkBadges } from './Badges.tsx';
import { branchLook, type DrawingPalette, type Dress, nodeLook } from './look.ts';

type LinesProps = { lines: readonly TextLine[]; dress: Dress };

const weightOf = (face: Face) => faces[face].weight;

/** Lines of text, with spaces for screen readers. In a file, each line keeps its width in a fallback font. */
export const Lines = ({ lines, dress: { palette, isFile } }: LinesProps) =>
  lines.map(({ text, face, isSoft, x, y, width }) => (
    <text
      key={y}
      x={x}
      y={y}
      fontSize={faces[face].size}
      fontWeight={weightOf(face)}
      fill={isSoft ? palette.inkSoft : palette.ink}
      {...(isFile && { textLength: Math.round(width * 10) / 10, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {`${text} `}
    </text>
  ));

type OfferShapeProps = {
  rect: Rect;
  offers: readonly Offer[];
  palette: DrawingPalette;
  control: SVGProps<SVGGElement> | undefined;
};

/** Frame and icon around the label of a branch that the user can play: solid if possible, dashed if refused. */
export const OfferShape = ({ rect: { x, y, width, height }, offers, palette, control }: OfferShapeProps) => {
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

type Props = {
  node: PictureNode;
  marks: Marks;
  dress: Dress;
  control?: SVGProps<SVGGElement> | undefined;
  offerOf?: ((branch: string, item: PictureItem) => SVGProps<SVGGElement> | undefined) | undefined;
};

const Ending = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <>
    <circle cx={x} cy={y} r={8} fill="none" stroke={colour} strokeWidth={1.5} />
    <circle cx={x} cy={y} r={4} fill={colour} />
  </>
);

const drawRule = (node: PictureNode): string => {
  const { x, y, width, header, items } = node;
  if (isOpenGroup(node)) return `M${x} ${y + header}H${x + width}`;
  return items[0] ? `M${x + 16} ${items[0].y - 7.5}H${x + width - 16}` : '';
};

const icons: Readonly<Record<PictureItem['kind'], string>> = {
  invoked: 'M2.5 8h10M9 4.5 12.5 8 9 11.5',
  waited: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M8 5v3.2l2 1.3',
  entry: 'M9.5 3h3.5v10H9.5M2.5 8h7M7 5.5 9.5 8 7 10.5',
  exit: 'M6.5 3H3v10h3.5M6 8h7.5M11 5.5 13.5 8 11 10.5',
  stays: 'M12.5 5.5A5.2 5.2 0 1 0 13.2 8M12.9 2.6v3.1H9.8',
};

type ItemShapeProps = { item: PictureItem; node: PictureNode; marks: Marks; dress: Dress };

const ItemShape = ({ item, node, marks, dress }: ItemShapeProps) => {
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

export const NodeShape = memo(({ node, marks, dress, control, offerOf }: Props) => {
  const { id, x, y, width, height, kind, lines, items } = node;
  const { palette } = dress;
  const look = nodeLook(node, marks, palette);
  const change = marks.changes?.nodes[id];
  const remarks = remarkBadges(node, marks.remarks);
  const shape = (
    <g data-node={id} {...look.data} opacity={look.opacity} {...control}>
      {(kind === 'history' || kind === 'deepHistory') && <title>{node.title}</title>}
      {look.ring !== null && (
        <rect
          x={x - 6}
          y={y - 6}
          width={width + 12}
          height={height + 12}
          rx={look.radius + 6}
          fill="none"
          stroke={look.ring}
          strokeWidth={3}
        />
      )}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={look.radius}
        fill={look.fill}
        stroke={look.stroke}
        strokeWidth={look.width}
        strokeDasharray={look.dash}
      />
      {node.collapsed === true && (
        <rect
          x={x + 5}
          y={y + 5}
          width={width - 10}
          height={height - 10}
          rx={look.radius - 4}
          fill="none"
          stroke={palette.line}
          strokeWidth={1.5}
        />
      )}
      {kind === 'final' && <Ending x={x + width - 22} y={y + 24} colour={look.stroke} />}
      <path d={drawRule(node)} stroke={palette.line} strokeWidth={1} />
      <Lines lines={lines} dress={dress} />
      {items.map((item) => (
        <ItemShape key={item.y} item={item} node={node} marks={marks} dress={dress} />
      ))}
      {look.data['data-active'] && (
        <circle cx={x} cy={y + 24} r={6} fill={palette.brand} stroke={palette.paper} strokeWidth={2} />
      )}
    </g>
  );
  // The offers are outside the element of the state, so that its accessible name has only its own texts.
  return (
    <>
      {shape}
      <g opacity={look.opacity}>
        {items.map((item) => {
          const offers = item.branch && marks.offers.get(item.branch);
          const play = offers && offerOf?.(item.branch, item);
          if (!play) return null;
          const { x, y, width, height } = item;
          const rect = { x: x - 6, y: y - 3, width: width + 12, height: height + 6 };
          return <OfferShape key={item.y} rect={rect} offers={offers} palette={palette} control={play} />;
        })}
        <Badges badges={remarks} x={x + 12 + badgesWidth(remarks)} y={y} palette={palette} />
        {change && <Badges badges={[changeBadge(change)]} x={x + width - 12} y={y} palette={palette} />}
        {items.map(
          (item) =>
            item.branch && (
              <Badges
                key={item.branch}
                badges={branchBadges(item.branch, marks)}
                x={item.x + item.width + 12 + badgesWidth(branchBadges(item.branch, marks))}
                y={item.y + item.height / 2}
                palette={palette}
              />
            ),
        )}
      </g>
    </>
  );
});
