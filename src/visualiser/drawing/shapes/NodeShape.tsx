import { memo, type SVGProps } from 'react';
import { faces } from '../layout/measure.ts';
import type { Marks, Offer, PictureItem, PictureNode, Rect, TextLine } from '../picture.ts';
import { isOpenGroup } from '../picture.ts';
import { Badges, badgesWidth, branchBadges, changeBadge, remarkBadges } from './Badges.tsx';
import { branchLook, type DrawingPalette, type DrawingTheme, grown, nodeLook } from './look.ts';

type LinesProps = { lines: readonly TextLine[]; theme: DrawingTheme };

/** Lines of text. A file fixes the width of each line, because another computer may lack the font. */
export const Lines = ({ lines, theme: { palette, isFile } }: LinesProps) =>
  lines.map(({ text, face, isSoft, x, y, width }) => (
    <text
      key={y}
      x={x}
      y={y}
      fontSize={faces[face].size}
      fontWeight={faces[face].weight}
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

/** Border around the label of a playable branch; dashed if the machine would ignore the event. */
export const OfferShape = ({ rect, offers, palette, control }: OfferShapeProps) => {
  const [left, middle] = [rect.x - 5, rect.y + rect.height / 2];
  const isPossible = offers.some(({ why }) => why === null);
  const { brand, brandStrong, inkSoft, onBrand, paper } = palette;
  const frame = isPossible
    ? { stroke: brandStrong, strokeWidth: 2 }
    : { stroke: inkSoft, strokeWidth: 1.5, strokeDasharray: '4 4' };
  const disc = isPossible ? { fill: brand, stroke: brand } : { fill: paper, stroke: inkSoft };
  return (
    <g {...control} data-possible={isPossible}>
      <rect {...grown(rect)} rx={10} fill="transparent" {...frame} />
      <circle cx={left} cy={middle} r={9} strokeWidth={1.5} {...disc} />
      {isPossible ? (
        <path d={`M${left - 2.5} ${middle - 4.5}l7 4.5l-7 4.5z`} fill={onBrand} />
      ) : (
        <path d={`M${left - 4.5} ${middle}h9`} stroke={inkSoft} strokeWidth={2} />
      )}
    </g>
  );
};

type Props = {
  node: PictureNode;
  marks: Marks;
  theme: DrawingTheme;
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

type ItemShapeProps = { item: PictureItem; node: PictureNode; marks: Marks; theme: DrawingTheme };

const ItemShape = ({ item, node, marks, theme }: ItemShapeProps) => {
  const { branch, kind, x, y, lines } = item;
  const { data, line, edge, opacity } = branchLook(branch, node.id, marks, theme.palette);
  const isMarked = branch !== null && line.strokeWidth > 1.5;
  const frame = edge ?? (isMarked ? line : null);
  return (
    <g {...data} opacity={branch === null ? undefined : opacity}>
      {frame && (
        <rect {...grown(item, 6, 3)} rx={7} fill="none" {...frame} strokeDasharray={line.strokeDasharray} />
      )}
      <path
        d={icons[kind]}
        transform={`translate(${x} ${y + 1.5})`}
        fill="none"
        stroke={isMarked ? line.stroke : theme.palette.brand}
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Lines lines={lines} theme={theme} />
    </g>
  );
};

export const NodeShape = memo(({ node, marks, theme, control, offerOf }: Props) => {
  const { id, x, y, width, kind, lines, items } = node;
  const { palette } = theme;
  const look = nodeLook(node, marks, palette);
  const change = marks.changes?.nodes[id];
  const remarks = remarkBadges(node, marks.remarks);
  const shape = (
    <g data-node={id} {...look.data} opacity={look.opacity} {...control}>
      {(kind === 'history' || kind === 'deepHistory') && <title>{node.title}</title>}
      {look.ring && (
        <rect {...grown(node, 6)} rx={look.box.rx + 6} fill="none" stroke={look.ring} strokeWidth={3} />
      )}
      <rect {...grown(node)} {...look.box} />
      {node.collapsed === true && (
        <rect {...grown(node, -5)} rx={look.box.rx - 4} fill="none" stroke={palette.line} strokeWidth={1.5} />
      )}
      {kind === 'final' && <Ending x={x + width - 22} y={y + 24} colour={look.box.stroke} />}
      <path d={drawRule(node)} stroke={palette.line} strokeWidth={1} />
      <Lines lines={lines} theme={theme} />
      {items.map((item) => (
        <ItemShape key={item.y} item={item} node={node} marks={marks} theme={theme} />
      ))}
      {look.data['data-active'] && (
        <circle cx={x} cy={y + 24} r={6} fill={palette.brand} stroke={palette.paper} strokeWidth={2} />
      )}
    </g>
  );
  // Badges outside the element of the state, because they are not part of its accessible name.
  return (
    <>
      {shape}
      <g opacity={look.opacity}>
        {items.map((item) => {
          const offers = item.branch && marks.offers.get(item.branch);
          const play = offers && offerOf?.(item.branch, item);
          if (!play) return null;
          const rect = grown(item, 6, 3);
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
