import type { SVGProps } from 'react';
import { type Dress, fontFamily } from './dress.ts';
import { isOpenGroup } from './layout/headers.ts';
import type { Marks } from './marks.ts';
import type { Picture, PictureArrow, PictureItem, PictureNode } from './picture.ts';
import { ArrowShape } from './shapes/ArrowShape.tsx';
import { GroupSign } from './shapes/GroupSign.tsx';
import { NodeShape } from './shapes/NodeShape.tsx';
import { ReachSign } from './shapes/ReachSign.tsx';

type Control = SVGProps<SVGGElement>;

/** What makes controls of its parts, in a drawing to act on. */
export type Controls = {
  stateOf: (node: PictureNode) => Control;
  /** The sign of a group, which collapses it. */
  toggleOf: (node: PictureNode) => Control;
  /** What plays a branch, by its words. */
  offerOf: (branch: string, words: PictureArrow | PictureItem) => Control | undefined;
  /** What goes to a state. */
  reachOf: (node: PictureNode) => Control | undefined;
};

type Props = { picture: Picture; marks: Marks; dress: Dress; controls?: Controls };

/** A statechart as SVG: the same on the page, in a file and without a browser. */
export const ChartDrawing = ({ picture, marks, dress, controls }: Props) => {
  const { width, height, nodes, arrows, title } = picture;
  const shape = (node: PictureNode) => (
    <NodeShape
      key={node.id}
      node={node}
      marks={marks}
      dress={dress}
      control={controls?.stateOf(node)}
      offerOf={controls?.offerOf}
    />
  );
  const states = nodes.filter(({ kind }) => kind !== 'initial');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={fontFamily}
      role={controls ? 'group' : 'img'}
      aria-label={title}
    >
      {dress.isFile && <rect width={width} height={height} fill={dress.palette.canvas} />}
      {states.filter(isOpenGroup).map(shape)}
      {arrows.map((arrow) => (
        <ArrowShape
          key={arrow.id}
          arrow={arrow}
          marks={marks}
          dress={dress}
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
            fill={dress.palette.inkSoft}
            opacity={marks.lit && !marks.lit.has(parent ?? '') ? 0.3 : undefined}
          />
        ))}
      {states.filter((node) => !isOpenGroup(node)).map(shape)}
      {states.map((node) => (
        <GroupSign key={node.id} node={node} palette={dress.palette} control={controls?.toggleOf(node)} />
      ))}
      {states.map((node) => {
        const control = controls?.reachOf(node);
        return control && <ReachSign key={node.id} node={node} palette={dress.palette} control={control} />;
      })}
    </svg>
  );
};
