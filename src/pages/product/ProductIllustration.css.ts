import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';

export const ground = style({ fill: colour.brandSoft });
export const far = style({ fill: colour.brand, opacity: 0.2 });
export const middle = style({ fill: colour.brand, opacity: 0.45 });
export const near = style({ fill: colour.brand });
export const paper = style({ fill: colour.paper });
export const line = style({
  fill: 'none',
  stroke: colour.brand,
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const thin = style([line, { strokeWidth: 4, opacity: 0.5 }]);
export const accent = style({ fill: colour.accent });
