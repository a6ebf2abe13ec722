import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { radius, shade, space } from '../../../ui/theme/tokens.ts';

export const map = style({
  position: 'absolute',
  insetInlineStart: space.s,
  insetBlockEnd: space.s,
  boxSizing: 'content-box',
  // Where there is hardly room for the drawing, there is none for its map.
  display: 'none',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.s,
  backgroundColor: colour.paper,
  boxShadow: shade.float,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '&[data-idle]': { visibility: 'hidden' } },
  '@container': { '(min-width: 30rem) and (min-height: 20rem)': { display: 'block' } },
  '@media': { print: { display: 'none' } },
});

const shape = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;

export const group = style({
  ...shape,
  fill: 'none',
  stroke: colour.line,
  selectors: { '&[data-lit]': { stroke: colour.brand } },
});

export const state = style({
  ...shape,
  fill: colour.line,
  stroke: colour.lineStrong,
  selectors: { '&[data-lit]': { fill: colour.brand, stroke: colour.brand } },
});

export const frame = style({
  ...shape,
  fill: `color-mix(in srgb, ${colour.brand} 12%, transparent)`,
  stroke: colour.brandStrong,
  strokeWidth: 2,
});
