import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, text, weight } from '../../../ui/theme/tokens.ts';
import { drawing as frame } from '../../../views/consumption/chart/Chart.css.ts';

/** The letter at the end of a line goes past the last day. */
export const drawing = style([frame, { overflow: 'visible' }]);

const line = style({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

/** By the rank of the meter. Dashes and marks tell one from another without the colour. */
const looks = {
  0: { stroke: colour.brand },
  1: { stroke: colour.ink, strokeDasharray: '8 4' },
  2: { stroke: colour.accent, strokeDasharray: '2 3' },
  3: { stroke: colour.inkSoft, strokeDasharray: '10 3 2 3' },
} as const;

export const lines = styleVariants(looks, (look) => [line, look]);

const mark = style({
  strokeWidth: 1.5,
  '@media': { [media.forced]: { stroke: 'CanvasText', fill: 'CanvasText' } },
});

export const marks = styleVariants(looks, ({ stroke }) => [mark, { stroke, fill: stroke }]);

/** Of an estimated volume: empty. */
export const emptyMarks = styleVariants(looks, ({ stroke }) => [
  mark,
  { stroke, fill: colour.paper, '@media': { [media.forced]: { fill: 'Canvas' } } },
]);

export const letter = style({
  ...text.s,
  fill: colour.ink,
  fontWeight: weight.bold,
  letterSpacing: 'normal',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
