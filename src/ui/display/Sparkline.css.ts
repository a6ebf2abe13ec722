import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import * as mix from '../theme/mixins.ts';
import { media } from '../theme/tokens.ts';

export const sparkline = style({ display: 'block', flexShrink: 0, forcedColorAdjust: 'none' });

export const bar = style({
  fill: `color-mix(in oklab, ${colour.brand} 60%, ${colour.paper})`,
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});

export const markedBar = style({
  fill: colour.bad,
  ...mix.forced({ fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 }),
});

export const gap = style({ fill: colour.lineStrong, ...mix.forced({ fill: 'GrayText' }) });
