import { style, styleVariants } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../../../ui/theme/mixins.ts';
import { media, radius, shade, space, text, weight } from '../../../ui/theme/tokens.ts';

const chartHeight = '19rem';

export const overlay = style({ display: 'grid', alignItems: 'center', minHeight: chartHeight });

export const skeleton = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3%',
  height: chartHeight,
  padding: `${space.xl} 0 ${space.xl} ${space.xxl}`,
});

export const frame = style({
  position: 'relative',
  height: chartHeight,
  breakInside: 'avoid',
  '@media': { print: { height: '14.5rem' } },
});

/** Prevents page translators from adding HTML elements to the labels, which an SVG does not draw. */
export const drawing = style([
  'notranslate',
  { display: 'block', width: '100%', height: '100%', forcedColorAdjust: 'none', printColorAdjust: 'exact' },
]);

export const label = style({
  ...text.s,
  fill: colour.inkSoft,
  fontFamily: 'inherit',
  fontWeight: weight.regular,
  letterSpacing: 'normal',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

/** Style of a line. This inline style has priority over the stroke attribute that visx sets. */
export const lineStyle = { stroke: colour.line, strokeWidth: 1 };

export const measured = style({ fill: colour.brand, ...mix.forced({ fill: 'CanvasText' }) });

export const estimated = style({
  stroke: colour.brand,
  strokeWidth: 1.5,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const hatch = style({ fill: colour.brand, ...mix.forced({ fill: 'CanvasText' }) });

export const hatchGround = style({ fill: colour.brandSoft, ...mix.forced({ fill: 'Canvas' }) });

export const missing = style({
  fill: 'none',
  stroke: colour.inkSoft,
  strokeDasharray: '4 3',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const underWay = style({ opacity: 0.45 });

/** Bar of unusual consumption. Its column and its label mark it too, for users who cannot see red. */
export const risen = style({
  fill: colour.bad,
  ...mix.forced({ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2.5 }),
});

export const risenHatched = style({
  stroke: colour.bad,
  strokeWidth: 1.5,
  ...mix.forced({ stroke: 'CanvasText', strokeWidth: 2.5 }),
});

export const risenColumn = style({
  fill: colour.badSoft,
  '@media': { [media.forced]: { fill: 'none', stroke: 'CanvasText', strokeDasharray: '2 2' } },
});

export const risenLabel = style([
  label,
  { fill: colour.bad, fontWeight: weight.semibold, ...mix.forced({ fill: 'CanvasText' }) },
]);

export const usual = style({
  fill: colour.band,
  ...mix.forced({ fill: 'none', stroke: 'CanvasText', strokeWidth: 0.5, strokeDasharray: '4 2' }),
});

export const foreseen = style({
  fill: colour.band,
  stroke: colour.inkSoft,
  strokeDasharray: '2 3',
  '@media': { [media.forced]: { fill: 'none', stroke: 'CanvasText' } },
});

export const expected = style({
  stroke: colour.brandStrong,
  strokeWidth: 2,
  strokeDasharray: '6 3',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const beforeLine = style({
  fill: 'none',
  stroke: colour.previous,
  strokeWidth: 1.5,
  '@media': { [media.forced]: { stroke: 'Highlight' } },
});

export const beforeDot = style({
  fill: colour.paper,
  stroke: colour.previous,
  strokeWidth: 1.5,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'Highlight' } },
});

export const list = style({ position: 'absolute', insetInline: 0, '@media': { print: { display: 'none' } } });

const column = style({ position: 'absolute', insetBlock: 0, borderRadius: radius.s, touchAction: 'pan-y' });

const stood = { backgroundColor: `color-mix(in oklab, ${colour.brand} 10%, transparent)` };

export const bar = styleVariants({
  plain: [column, { selectors: { '&:hover': stood } }],
  openable: [column, { cursor: 'pointer', selectors: { '&:hover': stood } }],
});

export const tip = style({
  ...text.s,
  position: 'absolute',
  zIndex: 2,
  ...mix.rows('2px'),
  width: 'max-content',
  maxWidth: '14rem',
  padding: `${space.xs} ${space.s}`,
  color: colour.ink,
  backgroundColor: colour.paper,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.m,
  boxShadow: shade.float,
});

export const tipHeight = '9.5rem';

export const tipTitle = style({ fontWeight: weight.semibold });
export const tipSoft = style({ color: colour.inkSoft });
export const tipValue = style({ fontWeight: weight.semibold });
export const tipBad = style({ color: colour.bad, fontWeight: weight.semibold });
export const tipHint = style({ color: colour.brandStrong, fontWeight: weight.semibold });
