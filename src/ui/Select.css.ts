import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';

export const line = style({ position: 'relative', display: 'flex', alignItems: 'end' });

export const select = style({ appearance: 'none', paddingInlineEnd: 44, cursor: 'pointer' });

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 14,
  bottom: 13,
  display: 'flex',
  color: colour.inkSoft,
  pointerEvents: 'none',
});
