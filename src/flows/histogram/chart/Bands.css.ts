import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media, text, weight } from '../../../ui/theme/tokens.ts';

const forced = { '@media': { [media.forced]: { fill: 'CanvasText' } } } as const;

export const dot = style({ fill: colour.warn, ...forced });

export const edge = style({
  fill: 'none',
  stroke: colour.warn,
  strokeWidth: 2,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const label = style({
  ...text.s,
  fill: colour.warn,
  fontWeight: weight.semibold,
  letterSpacing: 'normal',
  ...forced,
});
