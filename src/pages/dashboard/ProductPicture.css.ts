import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';

export const sky = style({ fill: colour.brandSoft });
export const far = style({ fill: colour.brand, opacity: 0.35 });
export const near = style({ fill: colour.brand, opacity: 0.6 });
export const drop = style({ fill: colour.brand });
