import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { column } from '../../ui/theme/column.css.ts';
import * as mix from '../../ui/theme/mixins.ts';
import { media, space, text, weight, width } from '../../ui/theme/tokens.ts';
import { drawing as frame } from '../../views/consumption/chart/Chart.css.ts';

export const page = column.m;

export const pageUnderWay = style([page, { minHeight: '100lvh', alignContent: 'start' }]);

export const section = style([column.m, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const intro = style({ maxWidth: width.text, '@media': { print: { display: 'none' } } });

export const total = style({ ...text.xl, ...mix.strongFigures });

export const wrong = style({ display: 'grid', gap: space.xxs, paddingInlineStart: space.m });

export const notes = style({ ...mix.soft, display: 'grid', gap: space.xxs, overflowWrap: 'anywhere' });

export const note = style({ maxWidth: width.text });

export const slotName = style({ whiteSpace: 'nowrap' });

export const legend = style({
  ...mix.rows(`${space.s} ${space.l}`),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
});

export const meter = style({
  ...mix.rows(space.xs),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
});

export const swatch = style({
  display: 'block',
  width: '3rem',
  height: '1.25rem',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

export const name = style({ fontWeight: weight.semibold });

export const detail = style({ ...text.s, color: colour.inkSoft });

export const volume = style({ fontVariantNumeric: 'tabular-nums' });

export const drawing = style([frame, { overflow: 'visible' }]);

const line = style({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

/** Style of the line of each meter. Dashes help users who cannot distinguish the colours. */
const looks = {
  0: { stroke: colour.brand },
  1: { stroke: colour.ink, strokeDasharray: '8 4' },
  2: { stroke: colour.accent, strokeDasharray: '2 3' },
  3: { stroke: colour.inkSoft, strokeDasharray: '10 3 2 3' },
} as const;

export const lines = styleVariants(looks, (look) => [line, look]);

const mark = style({ strokeWidth: 1.5, ...mix.forced({ stroke: 'CanvasText', fill: 'CanvasText' }) });

export const lineMarks = styleVariants(looks, ({ stroke }) => [mark, { stroke, fill: stroke }]);

export const emptyMarks = styleVariants(looks, ({ stroke }) => [
  mark,
  { stroke, fill: colour.paper, '@media': { [media.forced]: { fill: 'Canvas' } } },
]);

export const letter = style({
  ...text.s,
  fill: colour.ink,
  fontWeight: weight.semibold,
  letterSpacing: 'normal',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
