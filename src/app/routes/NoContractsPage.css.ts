import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';
import { media } from '../../ui/theme/tokens.ts';

const forced = { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } };

export const illustration = style({ width: 200, height: 130, color: colour.onBrand });
export const ground = style({ fill: colour.brandSoft, '@media': { [media.forced]: { fill: 'Canvas' } } });
export const wall = style({ fill: colour.paper, stroke: colour.brand, strokeWidth: 3, '@media': forced });
export const window = style({
  fill: colour.brandSoft,
  stroke: colour.brand,
  strokeWidth: 2,
  '@media': forced,
});
export const drop = style({ fill: colour.brand, '@media': forced });
