import { memo, type SVGProps } from 'react';
import { t } from '#locales/fr/visualiserDrawing.ts';
import type { Marks, Picture, PictureArrow, PictureItem, PictureNode, Point } from './picture.ts';
import { isOpenGroup } from './picture.ts';
import { Badges, badgeWidth, branchBadges, Pill } from './shapes/Badges.tsx';
import { branchLook, type DrawingPalette, type DrawingTheme, fontFamily, grown } from './shapes/look.ts';
import { Lines, NodeShape, OfferShape } from './shapes/NodeShape.tsx';

type Control = SVGProps<SVGGElement>;

export type Controls = {
  stateOf: (node: PictureNode) => Control;
  toggleOf: (node: PictureNode) => Control;
  offerOf: (branch: string, words: PictureArrow | PictureItem) => Control | undefined;
  reachOf: (node: PictureNode) => Control | undefined;
};

type Props = { picture: Picture; marks: Marks; theme: DrawingTheme; controls?: Controls; id?: string };

type SignProps = { node: PictureNode; palette: DrawingPalette; control: Control | undefined };

const GroupSign = ({ node: { collapsed, toggle }, palette, control }: SignProps) =>
  toggle && (
    <g {...control}>
      <rect
        {...grown({ ...toggle, width: 0, height: 0 }, 12)}
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

const ReachSign = ({ node: { x, y }, palette, control }: SignProps) => {
  const text = t('reach.button');
  const rect = { x: x + 12, y: y - 14, width: badgeWidth(text) + 12, height: 28 };
  return (
    control && (
      <g {...control}>
        <Pill
          rect={rect}
          text={text}
          ink={palette.onBrand}
          fill={palette.brand}
          edge={palette.paper}
          edgeWidth={2}
        />
      </g>
    )
  );
};

type ArrowShapeProps = {
  arrow: PictureArrow;
  marks: Marks;
  theme: DrawingTheme;
  control?: Control | undefined;
};

const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);

const towards = (from: Point, to: Point, distance: number): Point => {
  const whole = length(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / whole,
    y: from.y + ((to.y - from.y) * distance) / whole,
  };
};

const write = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const head = 9;

const linePath = (points: readonly Point[]): string => {
  const [start, ...others] = points;
  const end = others.at(-1);
  if (!start || !end) return '';
  const bends = others.slice(0, -1);
  const last = bends.at(-1) ?? start;
  const parts = bends.map((bend, index) => {
    const before = bends[index - 1] ?? start;
    const after = others[index + 1] ?? end;
    const radius = Math.min(8, length(before, bend) / 2, length(bend, after) / 2);
    return `L${write(towards(bend, before, radius))}Q${write(bend)} ${write(towards(bend, after, radius))}`;
  });
  return `M${write(start)}${parts.join('')}L${write(towards(end, last, Math.min(head - 1, length(end, last))))}`;
};

const headPath = (points: readonly Point[]): string => {
  const [end, last] = [points.at(-1), points.at(-2)];
  if (!end || !last) return '';
  const base = towards(end, last, head);
  const [dx, dy] = [(end.y - base.y) / 2, (base.x - end.x) / 2];
  return `M${write(end)}L${write({ x: base.x + dx, y: base.y + dy })}L${write({ x: base.x - dx, y: base.y - dy })}Z`;
};

const ArrowShape = memo(({ arrow, marks, theme, control }: ArrowShapeProps) => {
  const { also = [], points, label, sentence, source } = arrow;
  const branch = also.find((one) => marks.taken.has(one)) ?? arrow.branch;
  const { palette } = theme;
  const offers = branch && control && marks.offers.get(branch);
  const { data, line, edge, opacity } = branchLook(branch, source, marks, palette);
  return (
    <g {...data} opacity={opacity}>
      {sentence && <title>{sentence}</title>}
      <path d={linePath(points)} fill="none" {...line} />
      <path d={headPath(points)} fill={line.stroke} />
      {label && (
        <>
          <rect {...grown(label)} rx={10} fill={palette.canvas} {...edge} />
          <Lines lines={label.lines} theme={theme} />
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
});

export const ChartDrawing = ({ picture, marks, theme, controls, id }: Props) => {
  const { width, height, nodes, arrows, title } = picture;
  const shape = (node: PictureNode) => (
    <NodeShape
      key={node.id}
      node={node}
      marks={marks}
      theme={theme}
      control={controls?.stateOf(node)}
      offerOf={controls?.offerOf}
    />
  );
  const states = nodes.filter(({ kind }) => kind !== 'initial');
  const drawn = (
    <>
      {theme.isFile && <rect width={width} height={height} fill={theme.palette.canvas} />}
      {states.filter(isOpenGroup).map(shape)}
      {arrows.map((arrow) => (
        <ArrowShape
          key={arrow.id}
          arrow={arrow}
          marks={marks}
          theme={theme}
          control={arrow.branch ? controls?.offerOf(arrow.branch, arrow) : undefined}
        />
      ))}
      {nodes
        .filter(({ kind }) => kind === 'initial')
        .map(({ id, parent, x, y, width: size }) => (
          <circle
            key={id}
            cx={x + size / 2}
            cy={y + size / 2}
            r={size / 2}
            fill={theme.palette.inkSoft}
            opacity={marks.lit && !marks.lit.has(parent ?? '') ? 0.3 : undefined}
          />
        ))}
      {states.filter((node) => !isOpenGroup(node)).map(shape)}
      {states.map((node) => (
        <GroupSign key={node.id} node={node} palette={theme.palette} control={controls?.toggleOf(node)} />
      ))}
      {states.map((node) => (
        <ReachSign key={node.id} node={node} palette={theme.palette} control={controls?.reachOf(node)} />
      ))}
    </>
  );
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={theme.isFile ? fontFamily : undefined}
      role={controls ? 'group' : 'img'}
      aria-label={title}
    >
      {id ? <g id={id}>{drawn}</g> : drawn}
    </svg>
  );
};
