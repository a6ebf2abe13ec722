import { memo } from 'react';
import { colour } from '#brands/contract.css.ts';
import { ChartDrawing } from '../ChartDrawing.tsx';
import { offerControl, reachControl, stateControl, toggleControl } from '../controls.ts';
import type { Dress } from '../dress.ts';
import type { Marks } from '../marks.ts';
import type { Picture } from '../picture.ts';

type Props = {
  picture: Picture;
  marks: Marks;
  /** The state that Tab reaches. */
  current: string | undefined;
  /** Whether one can go to a state. */
  isReachable: boolean;
};

const dress: Dress = { palette: colour, isFile: false };

/** A drawing to act on: its states are chosen, its groups collapsed, its arrows played. */
export const CanvasDrawing = memo(({ picture, marks, current, isReachable }: Props) => (
  <ChartDrawing
    picture={picture}
    marks={marks}
    dress={dress}
    controls={{
      stateOf: (node) => stateControl(picture, node, marks, current),
      toggleOf: (node) => toggleControl(node, current),
      offerOf: (branch, words) => offerControl(picture, words, branch, marks),
      reachOf: (node) => (isReachable ? reachControl(node, marks) : undefined),
    }}
  />
));
