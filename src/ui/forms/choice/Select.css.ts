import { style } from '@vanilla-extract/css';
import { colour } from '#brands/contract.css.ts';

export const line = style({ position: 'relative', display: 'flex', alignItems: 'end' });

export const select = style({ appearance: 'none', paddingInlineEnd: '2.75rem', cursor: 'pointer' });

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '0.75rem',
  bottom: 'calc((100% - 4px - 1.25rem) / 2)',
  display: 'flex',
  color: colour.inkSoft,
  pointerEvents: 'none',
});
